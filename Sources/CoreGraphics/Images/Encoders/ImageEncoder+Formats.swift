import Foundation
import RasterKit

extension ImageEncoder {
  /// A BMP of 32 bits with alpha or, if the image is known to be opaque, of 24.
  package static func bmp(_ image: CGImage) -> Data {
    let source = image.pixels
    let bytes = source.isOpaque ? 3 : 4
    let rows = straightRows(source, bytesPerPixel: bytes)
    let (row, gap) = (image.width * bytes, (4 - image.width * bytes % 4) % 4)
    let header = source.isOpaque ? 40 : 108
    var file = ByteWriter(isLittle: true)
    file.append("BM")
    file.long(14 + header + (row + gap) * image.height)
    file.long(0)
    file.long(14 + header)
    for value in [header, image.width, image.height] { file.long(value) }
    file.short(1)
    file.short(bytes * 8)
    // Masks of 32 bits, or none.
    file.long(source.isOpaque ? 0 : 3)
    for value in [(row + gap) * image.height, 2835, 2835, 0, 0] { file.long(value) }
    if !source.isOpaque {
      for mask in [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000] { file.long(mask) }
      file.append("BGRs")
      file.append([UInt8](repeating: 0, count: 48))
    }
    for y in (0..<image.height).reversed() {
      file.append(rows[(y * row)..<((y + 1) * row)])
      file.append([UInt8](repeating: 0, count: gap))
    }
    return file.data
  }

  /// An uncompressed TIFF, each image a page, with straight alpha or without.
  package static func tiff(_ images: [(image: CGImage, orientation: Int)]) -> Data {
    var file = ByteWriter(isLittle: true)
    file.append("II")
    file.short(42)
    file.long(8)
    for (index, (image, orientation)) in images.enumerated() {
      let bytes = image.pixels.isOpaque ? 3 : 4
      let rows = straightRows(image.pixels, bytesPerPixel: bytes)
      let entries = tiffEntries(image, bytes, orientation, place: file.data.count)
      let end = file.data.count + 2 + entries.count * 12 + 4
      // The values that do not fit in an entry: bits of each sample.
      file.short(entries.count)
      for (tag, type, count, value) in entries {
        file.short(tag)
        file.short(type)
        file.long(count)
        if type == 3, count == 1 {
          file.short(value)
          file.short(0)
        } else {
          file.long(value)
        }
      }
      let size = (rows.count + 1) & ~1
      file.long(index == images.count - 1 ? 0 : end + 8 + size)
      for _ in 0..<4 { file.short(8) }
      file.append(redFirst(rows, bytes))
      if size > rows.count { file.byte(0) }
    }
    return file.data
  }

  private static func tiffEntries(
    _ image: CGImage, _ bytes: Int, _ orientation: Int, place: Int
  ) -> [(tag: Int, type: Int, count: Int, value: Int)] {
    let count = bytes == 4 ? 12 : 11
    let end = place + 2 + count * 12 + 4
    let (short, long) = (3, 4)
    var entries = [
      (256, long, 1, image.width), (257, long, 1, image.height), (258, short, bytes, end),
      (259, short, 1, 1), (262, short, 1, 2), (273, long, 1, end + 8),
      (274, short, 1, orientation), (277, short, 1, bytes), (278, long, 1, image.height),
      (279, long, 1, image.width * image.height * bytes), (284, short, 1, 1),
    ]
    // Straight alpha.
    if bytes == 4 { entries.append((338, short, 1, 2)) }
    return entries
  }

  private static func redFirst(_ rows: [UInt8], _ bytes: Int) -> [UInt8] {
    var result = rows
    for start in stride(from: 0, to: result.count - bytes + 1, by: bytes) {
      result.swapAt(start, start + 2)
    }
    return result
  }

  /// A WebP with a quality from 0 to 1, or of all pixels exactly. Nil where libwebp is missing.
  package static func webp(_ image: CGImage, quality: Double?) -> Data? {
    let rows = straightRows(image.pixels, bytesPerPixel: 4)
    let percent = quality.map { Float(min(max($0.isFinite ? $0 : 1, 0), 1) * 100) }
    return WebPLibrary.loaded?.encode(rows, image.pixels.size, quality: percent)
  }

  /// Whether WebP can be written.
  package static var hasWebP: Bool { WebPLibrary.loaded != nil }
}
