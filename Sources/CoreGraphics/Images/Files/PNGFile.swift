import CUICodecs
import Foundation
import RasterKit

/// PNG through libpng's simplified interface, which converts every kind of PNG to 8-bit sRGB.
struct PNGFile: ImageFile {
  let kind = ImageFileKind.png
  let frames: [ImageFileFrame]
  private let data: Data

  /// A file of one image, or an animation; of one that is too large, the image that other programs show.
  static func open(_ data: Data) throws -> any ImageFile {
    let image = try PNGFile(data)
    guard let frames = APNGFrames(data),
      let animation = try? AnimatedImageFile(.png, frames, canvas: image.frames[0].size)
    else { return image }
    return animation
  }

  init(_ data: Data) throws {
    let header = PNGFile.withHeader(data) {
      (Int($0.width), Int($0.height), cui_png_has_alpha(&$0) != 0)
    }
    guard let (width, height, hasAlpha) = header else { throw ImageFault.broken }
    let size = try ImageFormats.size(width, height)
    frames = [ImageFileFrame(size: size, hasAlpha: hasAlpha)]
    self.data = data
  }

  var profileData: Data? { EmbeddedProfile.inPNG(data) }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    PNGFile.withHeader(data) { header in
      let pixels = PixelBuffer(size: frames[0].size, isOpaque: cui_png_has_alpha(&header) == 0)
      // After an error the rows that were read are there.
      guard cui_png_finish(&header, pixels.base, pixels.stride * 4) != 0 || allowsPart else {
        return nil
      }
      FileProfiles.profile(profileData)?.convert(pixels)
      if !pixels.isOpaque { pixels.premultiply() }
      return pixels
    }
  }

  private static func withHeader<Result>(
    _ data: Data, _ body: (inout png_image) -> Result?
  ) -> Result? {
    data.withUnsafeBytes { bytes in
      var header = png_image()
      defer { png_image_free(&header) }
      guard cui_png_begin(&header, bytes.baseAddress, bytes.count) != 0 else { return nil }
      return body(&header)
    }
  }
}

extension PixelBuffer {
  /// The opposite of `premultiply`, as far as there is any colour.
  func divideByAlpha() {
    for y in 0..<Int(size.height) {
      let row = base + y * stride
      for x in 0..<Int(size.width) {
        let (p, a) = (row[x], row[x] >> 24)
        if a == 255 { continue }
        func part(_ shift: UInt32) -> UInt32 { Premultiplication.divide(p >> shift & 255, a) }
        row[x] = a << 24 | part(16) << 16 | part(8) << 8 | part(0)
      }
    }
  }

  /// Multiplies straight colours by their alpha, in place.
  func premultiply() {
    let times = Premultiplication.multiply
    for y in 0..<Int(size.height) {
      let row = base + y * stride
      for x in 0..<Int(size.width) {
        let (p, a) = (row[x], row[x] >> 24)
        if a == 255 { continue }
        row[x] =
          a << 24 | times(p >> 16 & 255, a) << 16 | times(p >> 8 & 255, a) << 8 | times(p & 255, a)
      }
    }
  }
}
