import CUICodecs
import Foundation
import RasterKit

/// PNG through libpng's simplified interface, which converts every kind of PNG to 8-bit sRGB.
enum PNGDecoder {
  static func size(_ data: Data) -> (width: Int, height: Int)? {
    withHeader(data) { (Int($0.width), Int($0.height)) }
  }

  /// `size` is the checked result of the function of that name.
  static func decode(_ data: Data, _ size: PixelSize) -> PixelBuffer? {
    withHeader(data) { header in
      let pixels = PixelBuffer(size: size, isOpaque: cui_png_has_alpha(&header) == 0)
      guard cui_png_finish(&header, pixels.base, pixels.stride * 4) != 0 else { return nil }
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
  /// Multiplies straight colours by their alpha, in place.
  fileprivate func premultiply() {
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
