import CoreGraphics
import Foundation
import ImageIO
import RasterKit

/// An image of 0xAARRGGBB premultiplied, computed for each place.
func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> CGImage {
  let pixels = PixelBuffer(size: PixelSize(width: Int32(width), height: Int32(height)))
  for y in 0..<height {
    for x in 0..<width { pixels.base[y * pixels.stride + x] = color(x, y) }
  }
  return CGImage(pixels: pixels)
}

/// Opaque colours, no two alike.
func gradient(_ width: Int, _ height: Int) -> CGImage {
  picture(width, height) { x, y in
    0xFF00_0000 | UInt32(x * 255 / max(width - 1, 1)) << 16
      | UInt32(y * 255 / max(height - 1, 1)) << 8 | UInt32((x * 7 + y * 13) % 256)
  }
}

extension CGImage {
  /// All pixels, row after row.
  var values: [UInt32] {
    let pixels = self.pixels
    return withExtendedLifetime(pixels) {
      (0..<height).flatMap { y in (0..<width).map { pixels.base[y * pixels.stride + $0] } }
    }
  }

  func largestDifference(_ other: CGImage) -> Int {
    guard width == other.width, height == other.height else { return .max }
    var largest = 0
    for (a, b) in zip(values, other.values) {
      for shift: UInt32 in [24, 16, 8, 0] {
        largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
      }
    }
    return largest
  }
}

/// Writes images with their properties and reads them back.
func written(
  _ type: String, _ images: [(CGImage, CFDictionary?)], _ properties: CFDictionary? = nil
) -> Data? {
  let data = NSMutableData()
  guard
    let destination = CGImageDestinationCreateWithData(
      data as CFMutableData, type as CFString, images.count, nil)
  else { return nil }
  CGImageDestinationSetProperties(destination, properties)
  for (image, own) in images { CGImageDestinationAddImage(destination, image, own) }
  return CGImageDestinationFinalize(destination) ? data as Data : nil
}

/// Little numbers of a file.
func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8 & 255)] }
func long(_ value: Int) -> [UInt8] { short(value & 0xFFFF) + short(value >> 16 & 0xFFFF) }
