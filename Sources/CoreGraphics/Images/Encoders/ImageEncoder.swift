import CUICodecs
import Foundation
import RasterKit

/// Encodes image files.
package enum ImageEncoder {
  /// A PNG with straight alpha, or without alpha if the image is known to be opaque.
  package static func png(_ image: CGImage) -> Data? {
    png(image, hasAlpha: !image.pixels.isOpaque)
  }

  static func png(_ image: CGImage, hasAlpha: Bool) -> Data? {
    let source = image.pixels
    let bytesPerPixel = hasAlpha ? 4 : 3
    let rows = straightRows(source, bytesPerPixel: bytesPerPixel)
    let rowLength = image.width * bytesPerPixel
    let (width, height) = (Int32(image.width), Int32(image.height))
    let hasAlpha: Int32 = hasAlpha ? 1 : 0
    var count = 0
    guard cui_png_write(rows, width, height, rowLength, hasAlpha, nil, &count) != 0 else {
      return nil
    }
    var data = Data(count: count)
    let isDone = data.withUnsafeMutableBytes { bytes in
      cui_png_write(rows, width, height, rowLength, hasAlpha, bytes.baseAddress, &count) != 0
    }
    return isDone ? data.prefix(count) : nil
  }

  /// A JPEG with a quality from 0 to 1; translucent pixels are drawn over white.
  package static func jpeg(_ image: CGImage, quality: Double) -> Data? {
    let flat = onWhite(image.pixels)
    let percent = Int32((min(max(quality.isFinite ? quality : 1, 0), 1) * 100).rounded())
    var target: UnsafeMutablePointer<UInt8>?
    defer { free(target) }
    var count: UInt = 0
    let isDone = flat.withUnsafeBytes { bytes in
      cui_jpeg_write(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(image.width),
        Int32(image.height), image.width * 4, percent, &target, &count) != 0
    }
    guard isDone, let target else { return nil }
    return Data(bytes: target, count: Int(count))
  }

  static func straightRows(_ source: PixelBuffer, bytesPerPixel: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(source.size.area * bytesPerPixel)
    for y in 0..<Int(source.size.height) {
      for x in 0..<Int(source.size.width) {
        let p = source.base[y * source.stride + x]
        let a = p >> 24
        for shift: UInt32 in [0, 8, 16] {
          let c = p >> shift & 255
          rows.append(UInt8(a == 255 || bytesPerPixel == 3 ? c : Premultiplication.divide(c, a)))
        }
        if bytesPerPixel == 4 { rows.append(UInt8(a)) }
      }
    }
    return rows
  }

  static func onWhite(_ source: PixelBuffer) -> [UInt32] {
    var flat: [UInt32] = []
    flat.reserveCapacity(source.size.area)
    for y in 0..<Int(source.size.height) {
      for x in 0..<Int(source.size.width) {
        let p = source.base[y * source.stride + x]
        // White times (1 - alpha) is added to each premultiplied component.
        let white = 255 - p >> 24
        flat.append(0xFF00_0000 | ((p & 0xFFFFFF) &+ white &* 0x010101))
      }
    }
    return flat
  }
}
