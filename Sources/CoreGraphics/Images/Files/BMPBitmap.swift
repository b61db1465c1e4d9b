import Foundation
import RasterKit

/// The picture in a BMP file or an icon.
struct BMPBitmap: Sendable {
  let width: Int
  private(set) var height: Int
  private let reader: ByteReader
  private let header: BMPHeader
  /// Where the pixels begin.
  let pixels: Int
  private let palette: [UInt32]
  /// Of red, green, blue and alpha in a pixel of 16 or 32 bits.
  private var masks: [UInt32]

  /// `header` is the place of the header with the sizes. A place of 0 means that the pixels follow.
  init?(_ reader: ByteReader, header place: Int, pixels: Int) {
    guard let header = BMPHeader(reader, at: place) else { return nil }
    (self.reader, self.header) = (reader, header)
    (width, height) = (header.width, header.height)
    masks = Self.masks(reader, header, at: place + 40)
    // The masks are part of longer headers.
    let colors = place + header.length + (header.length == 40 ? header.maskCount * 4 : 0)
    let count = Self.paletteCount(reader, header, place)
    palette = (0..<count).map { index in
      0xFF00_0000 | UInt32(reader.triple(colors + index * header.paletteStep) ?? 0)
    }
    self.pixels = pixels > 0 ? pixels : colors + count * header.paletteStep
    guard self.pixels > place else { return nil }
  }

  private static func masks(
    _ reader: ByteReader, _ header: BMPHeader, at place: Int
  ) -> [UInt32] {
    if header.maskCount == 0 {
      return header.depth == 16 ? [0x7C00, 0x3E0, 0x1F, 0] : [0xFF0000, 0xFF00, 0xFF, 0]
    }
    return (0..<4).map { index in
      index < header.maskCount ? UInt32(reader.long(place + index * 4) ?? 0) : 0
    }
  }

  private static func paletteCount(
    _ reader: ByteReader, _ header: BMPHeader, _ place: Int
  ) -> Int {
    guard header.depth <= 8 else { return 0 }
    let used = header.length == 12 ? 0 : reader.long(place + 32) ?? 0
    return used == 0 || used > 1 << header.depth ? 1 << header.depth : used
  }

  var hasAlpha: Bool { masks[3] != 0 }

  /// Of the rows in the file.
  var bytesPerRow: Int { (width * header.depth + 31) / 32 * 4 }

  /// For icons: half of the rows, and alpha where 32 bits have it.
  mutating func becomeIcon() {
    height /= 2
    if header.depth == 32 { masks[3] = 0xFF00_0000 }
  }

  /// Straight alpha. False if rows are missing.
  func read(into target: PixelBuffer) -> Bool {
    switch header.compression {
    case .runs8, .runs4: readRuns(into: target)
    case .none, .masks, .alphaMasks: readRows(into: target)
    }
  }

  private func readRows(into target: PixelBuffer) -> Bool {
    for y in 0..<height {
      guard let row = reader.data(pixels + y * bytesPerRow, bytesPerRow) else { return false }
      let bytes = ByteReader(row, isLittle: true)
      let out = self.row(y, of: target)
      for x in 0..<width { out[x] = pixel(bytes, x) }
    }
    return true
  }

  private func row(_ y: Int, of target: PixelBuffer) -> UnsafeMutablePointer<UInt32> {
    target.base + (header.isTopDown ? y : height - 1 - y) * target.stride
  }

  private func pixel(_ row: ByteReader, _ x: Int) -> UInt32 {
    switch header.depth {
    case 16: return unpacked(UInt32(row.short(x * 2) ?? 0))
    case 24: return 0xFF00_0000 | UInt32(row.triple(x * 3) ?? 0)
    case 32: return unpacked(UInt32(row.long(x * 4) ?? 0))
    default:
      let bit = x * header.depth
      let value = (row.byte(bit / 8) ?? 0) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
      return color(value)
    }
  }

  private func color(_ index: Int) -> UInt32 {
    palette.indices.contains(index) ? palette[index] : 0xFF00_0000
  }

  private func unpacked(_ value: UInt32) -> UInt32 {
    func component(_ mask: UInt32) -> UInt32 {
      let most = mask >> UInt32(mask.trailingZeroBitCount)
      guard most > 0 else { return 0 }
      let part = UInt64(value & mask) >> UInt64(mask.trailingZeroBitCount)
      return UInt32((part * 255 + UInt64(most) / 2) / UInt64(most))
    }
    let alpha = masks[3] == 0 ? 255 : component(masks[3])
    return alpha << 24 | component(masks[0]) << 16 | component(masks[1]) << 8
      | component(masks[2])
  }

  private func readRuns(into target: PixelBuffer) -> Bool {
    for y in 0..<height { row(y, of: target).update(repeating: color(0), count: width) }
    var runs = BMPRuns(reader, place: pixels, depth: header.depth)
    return runs.read(rows: height) { value, x, y in
      if x < width { row(y, of: target)[x] = color(value) }
    }
  }
}
