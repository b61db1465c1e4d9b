import CUICodecs
import Foundation
import RasterKit

/// JPEG through libjpeg: gray, colour, CMYK; sequential and progressive.
enum JPEGDecoder {
  static func size(_ data: Data) -> (width: Int, height: Int)? {
    data.withUnsafeBytes { bytes in
      var (width, height): (Int32, Int32) = (0, 0)
      guard cui_jpeg_size(bytes.baseAddress, bytes.count, &width, &height) != 0 else { return nil }
      return (Int(width), Int(height))
    }
  }

  /// `size` is the checked result of the function of that name.
  static func decode(_ data: Data, _ size: PixelSize) -> PixelBuffer? {
    let pixels = PixelBuffer(size: size, isOpaque: true)
    let isDone = data.withUnsafeBytes { bytes in
      pixels.base.withMemoryRebound(to: UInt8.self, capacity: pixels.stride * 4) { target in
        cui_jpeg_read(bytes.baseAddress, bytes.count, target, pixels.stride * 4) != 0
      }
    }
    return isDone ? pixels : nil
  }
}
