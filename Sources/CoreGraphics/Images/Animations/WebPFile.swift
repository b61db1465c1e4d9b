import Foundation
import RasterKit

/// WebP, through libwebp where it is installed.
struct WebPFile: ImageFile {
  let kind = ImageFileKind.webp
  let frames: [ImageFileFrame]
  private let data: Data
  private let library: WebPLibrary

  /// A file of one image, or an animation.
  static func open(_ data: Data) throws -> any ImageFile {
    guard let library = WebPLibrary.loaded else {
      throw ImageFault.missing("libwebp", "libwebp7")
    }
    if let animation = WebPFrames(data, library) {
      let canvas = try ImageFormats.size(animation.canvas.width, animation.canvas.height)
      return try AnimatedImageFile(.webp, animation, canvas: canvas)
    }
    return try WebPFile(data, library)
  }

  init(_ data: Data, _ library: WebPLibrary) throws {
    guard let (width, height) = library.size(data) else { throw ImageFault.broken }
    // Pictures without loss, and alpha, are decoded into as much memory again.
    let isPlain = ByteReader(data).matches("VP8 ", at: 12)
    let most = isPlain ? ImageLimits.area : ImageLimits.area / 2
    frames = [ImageFileFrame(size: try ImageFormats.size(width, height, mostPixels: most))]
    (self.data, self.library) = (data, library)
  }

  var profileData: Data? { EmbeddedProfile.inWebP(data) }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    let pixels = PixelBuffer(size: frames[0].size)
    guard library.decode(data, into: pixels) || allowsPart else { return nil }
    FileProfiles.profile(profileData)?.convert(pixels)
    pixels.premultiply()
    return pixels
  }
}

/// The pictures of an animated WebP, each made a file of its own for libwebp.
private struct WebPFrames: AnimationFrames {
  private(set) var list: [AnimationFrame] = []
  private(set) var loopCount = 0
  private(set) var canvas = (width: 0, height: 0)
  private var pictures: [Data] = []
  private let library: WebPLibrary

  /// Nil for a file that is no animation.
  init?(_ data: Data, _ library: WebPLibrary) {
    self.library = library
    let reader = ByteReader(data, isLittle: true)
    guard reader.matches("VP8X", at: 12), let flags = reader.byte(20), flags & 2 != 0,
      let width = reader.triple(24), let height = reader.triple(27)
    else { return nil }
    canvas = (width + 1, height + 1)
    var place = 12
    while let length = reader.long(place + 4), list.count < 65_536 {
      if reader.matches("ANIM", at: place) { loopCount = reader.short(place + 12) ?? 0 }
      if reader.matches("ANMF", at: place), let chunk = reader.data(place + 8, length) {
        append(ByteReader(chunk, isLittle: true))
      }
      place += 8 + length + length % 2
    }
    if list.isEmpty { return nil }
  }

  private mutating func append(_ reader: ByteReader) {
    guard let x = reader.triple(0), let y = reader.triple(3), let width = reader.triple(6),
      let height = reader.triple(9), let time = reader.triple(12), let flags = reader.byte(15),
      let size = ImageLimits.size(width + 1, height + 1), x <= ImageLimits.side,
      y <= ImageLimits.side, let picture = reader.data(16, reader.count - 16)
    else { return }
    list.append(
      AnimationFrame(
        place: PixelRect(
          x: Int32(2 * x), y: Int32(2 * y), width: size.width, height: size.height),
        delay: Double(time) / 1000, disposal: flags & 1 == 1 ? .clear : .keep,
        replaces: flags & 2 != 0))
    pictures.append(Self.file(picture, size))
  }

  /// A file with the chunks of one picture, of which alpha needs a header.
  private static func file(_ picture: Data, _ size: PixelSize) -> Data {
    var body = ByteWriter(isLittle: true)
    body.append("WEBP")
    if ByteReader(picture).matches("ALPH", at: 0) {
      body.append("VP8X")
      body.long(10)
      body.long(0x10)
      for side in [size.width - 1, size.height - 1] {
        body.short(Int(side))
        body.byte(Int(side >> 16))
      }
    }
    body.append(picture)
    var file = ByteWriter(isLittle: true)
    file.append("RIFF")
    file.long(body.data.count)
    file.append(body.data)
    return file.data
  }

  func makePart(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    guard let image = try? WebPFile(pictures[index], library),
      image.frames[0].size == list[index].size
    else { return nil }
    return image.makePixels(0, allowsPart: allowsPart)
  }
}
