import Foundation
import RasterKit

/// GIF: one picture or an animation.
enum GIFFile {
  static func open(_ data: Data) throws -> any ImageFile {
    let reader = ByteReader(data, isLittle: true)
    guard let width = reader.short(6), let height = reader.short(8), let flags = reader.byte(10)
    else { throw ImageFault.broken }
    let colors = flags & 0x80 == 0 ? 0 : 2 << (flags & 7)
    var scanner = GIFScanner(reader, place: 13 + colors * 3)
    let palette = reader.data(13, colors * 3) ?? Data()
    scanner.scan()
    guard let first = scanner.pictures.first else { throw ImageFault.broken }
    // Some writers leave the canvas empty.
    let canvas = try ImageFormats.size(
      width == 0 ? Int(first.frame.place.maxX) : width,
      height == 0 ? Int(first.frame.place.maxY) : height)
    let frames = GIFFrames(
      reader: reader, palette: palette, pictures: scanner.pictures,
      loopCount: scanner.loopCount ?? 1)
    return try AnimatedImageFile(.gif, frames, canvas: canvas)
  }
}

/// A picture of a GIF, with where its bytes are.
struct GIFPicture: Sendable {
  var frame: AnimationFrame
  var isInterlaced: Bool
  /// Its own colours: where they are, and how many; 0 for those of the file.
  var palette: (place: Int, count: Int)
  var transparent: Int?
  /// Of the code size, which blocks of codes follow.
  var place: Int
}

/// Finds the pictures of a GIF: its blocks are extensions, pictures and the end.
private struct GIFScanner {
  private let reader: ByteReader
  private var place: Int
  private(set) var pictures: [GIFPicture] = []
  /// How often the animation runs in all; 0 for ever, nil if the file doesn't say.
  private(set) var loopCount: Int?
  private var control: (disposal: AnimationFrame.Disposal, delay: Double, transparent: Int?) =
    (.keep, 0, nil)

  private static let mostPictures = 65_536

  init(_ reader: ByteReader, place: Int) { (self.reader, self.place) = (reader, place) }

  mutating func scan() {
    while let kind = reader.byte(place), pictures.count < Self.mostPictures {
      place += 1
      switch kind {
      case 0x21: readExtension()
      case 0x2C: if !readPicture() { return }
      default: return
      }
    }
  }

  private mutating func readExtension() {
    let label = reader.byte(place)
    place += 1
    if label == 0xF9, let flags = reader.byte(place + 1), let delay = reader.short(place + 2) {
      control = (
        flags >> 2 & 7 == 2 ? .clear : flags >> 2 & 7 == 3 ? .restore : .keep,
        Double(delay) / 100, flags & 1 == 1 ? reader.byte(place + 4) : nil
      )
    }
    let isLoop =
      reader.matches("NETSCAPE2.0", at: place + 1) || reader.matches("ANIMEXTS1.0", at: place + 1)
    if label == 0xFF, isLoop, reader.byte(place + 13) == 1 {
      // The file counts repetitions.
      loopCount = reader.short(place + 14).map { $0 == 0 ? 0 : $0 + 1 }
    }
    skipBlocks()
  }

  /// False where the file ends before the picture's codes.
  private mutating func readPicture() -> Bool {
    guard let x = reader.short(place), let y = reader.short(place + 2),
      let width = reader.short(place + 4), let height = reader.short(place + 6),
      let flags = reader.byte(place + 8)
    else { return false }
    let colors = flags & 0x80 == 0 ? 0 : 2 << (flags & 7)
    let codes = place + 9 + colors * 3
    guard reader.byte(codes) != nil else { return false }
    if ImageLimits.size(width, height) != nil {
      let frame = AnimationFrame(
        place: PixelRect(x: Int32(x), y: Int32(y), width: Int32(width), height: Int32(height)),
        delay: control.delay, disposal: control.disposal)
      pictures.append(
        GIFPicture(
          frame: frame, isInterlaced: flags & 0x40 != 0, palette: (place + 9, colors),
          transparent: control.transparent, place: codes))
    }
    control = (.keep, 0, nil)
    place = codes + 1
    skipBlocks()
    return true
  }

  private mutating func skipBlocks() {
    while let length = reader.byte(place) {
      place += 1 + length
      if length == 0 { return }
    }
  }
}

/// Decodes the pictures of a GIF.
private struct GIFFrames: AnimationFrames {
  let reader: ByteReader
  let palette: Data
  let pictures: [GIFPicture]
  let loopCount: Int

  var list: [AnimationFrame] { pictures.map(\.frame) }

  func makePart(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    let picture = pictures[index]
    let pixels = PixelBuffer(size: picture.frame.size)
    let colors = colors(of: picture)
    let (width, height) = (Int(pixels.size.width), Int(pixels.size.height))
    var rows = picture.isInterlaced ? Self.interlaced(height) : Array(0..<height)
    rows.append(0)
    var (row, x) = (0, 0)
    var codes = LZWCodes(reader, place: picture.place)
    let isWhole = codes.decode(count: width * height) { value in
      pixels.base[rows[row] * pixels.stride + x] = colors[Int(value)]
      x += 1
      if x == width { (row, x) = (row + 1, 0) }
    }
    return isWhole || allowsPart ? pixels : nil
  }

  /// 256 pixels; those beyond the palette are transparent.
  private func colors(of picture: GIFPicture) -> [UInt32] {
    let own = reader.data(picture.palette.place, picture.palette.count * 3) ?? Data()
    let bytes = [UInt8](picture.palette.count > 0 ? own : palette)
    var colors = [UInt32](repeating: 0, count: 256)
    for index in 0..<(bytes.count / 3) {
      let (r, g, b) = (bytes[index * 3], bytes[index * 3 + 1], bytes[index * 3 + 2])
      colors[index] = 0xFF00_0000 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
    }
    if let transparent = picture.transparent { colors[transparent] = 0 }
    return colors
  }

  private static func interlaced(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0, to: height, by: $1)) }
  }
}
