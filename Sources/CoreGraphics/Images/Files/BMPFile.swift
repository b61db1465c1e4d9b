import Foundation
import RasterKit

/// BMP: palettes, 16, 24 and 32 bits, run lengths.
struct BMPFile: ImageFile {
  let kind = ImageFileKind.bmp
  let frames: [ImageFileFrame]
  private let bitmap: BMPBitmap

  init(_ data: Data) throws {
    let reader = ByteReader(data, isLittle: true)
    guard let pixels = reader.long(10), let bitmap = BMPBitmap(reader, header: 14, pixels: pixels)
    else { throw ImageFault.broken }
    let size = try ImageFormats.size(bitmap.width, bitmap.height)
    frames = [ImageFileFrame(size: size, hasAlpha: bitmap.hasAlpha)]
    self.bitmap = bitmap
  }

  func makePixels(_ index: Int, allowsPart: Bool) -> PixelBuffer? {
    let pixels = PixelBuffer(size: frames[0].size, isOpaque: !bitmap.hasAlpha)
    guard bitmap.read(into: pixels) || allowsPart else { return nil }
    if bitmap.hasAlpha { pixels.premultiply() }
    return pixels
  }
}

/// The picture in a BMP file or an icon.
struct BMPBitmap: Sendable {
  let width: Int
  private(set) var height: Int
  private(set) var hasAlpha = false
  /// Bits of a pixel.
  let depth: Int
  private let reader: ByteReader
  private let isTopDown: Bool
  private let compression: Int
  private(set) var pixels: Int
  private var palette: [UInt32] = []
  /// Of red, green, blue and alpha in a pixel of 16 or 32 bits.
  private var masks: [UInt32] = [0xFF0000, 0xFF00, 0xFF, 0]

  /// `header` is the place of the header with the sizes. Without the place of the pixels, they follow.
  init?(_ reader: ByteReader, header: Int, pixels: Int?) {
    guard let length = reader.long(header) else { return nil }
    self.reader = reader
    if length == 12 {
      guard let width = reader.short(header + 4), let height = reader.short(header + 6),
        let depth = reader.short(header + 10)
      else { return nil }
      (self.width, self.height, self.depth) = (width, height, depth)
      (isTopDown, compression) = (false, 0)
    } else {
      guard length >= 40, length <= 256, let width = reader.signedLong(header + 4),
        let height = reader.signedLong(header + 8), let depth = reader.short(header + 14),
        let compression = reader.long(header + 16)
      else { return nil }
      (self.width, self.height, self.depth) = (width, abs(height), depth)
      (isTopDown, self.compression) = (height < 0, compression)
    }
    self.pixels = pixels ?? 0
    guard isUsable, readColors(header, length), pixels == nil || self.pixels > header else {
      return nil
    }
  }

  private var isUsable: Bool {
    switch compression {
    case 0: [1, 4, 8, 16, 24, 32].contains(depth)
    case 1: depth == 8
    case 2: depth == 4
    case 3, 6: depth == 16 || depth == 32
    default: false
    }
  }

  /// The palette or the masks, after which pixels come in icons.
  private mutating func readColors(_ header: Int, _ length: Int) -> Bool {
    var place = header + length
    if depth == 16 { masks = [0x7C00, 0x3E0, 0x1F, 0] }
    if compression == 3 || compression == 6 {
      let count = compression == 6 || length >= 56 ? 4 : 3
      for index in 0..<count { masks[index] = UInt32(reader.long(header + 40 + index * 4) ?? 0) }
      if length == 40 { place += count * 4 }
    }
    hasAlpha = masks[3] != 0
    if depth <= 8 {
      let used = length == 12 ? 0 : reader.long(header + 32) ?? 0
      let count = used == 0 || used > 1 << depth ? 1 << depth : used
      let step = length == 12 ? 3 : 4
      for index in 0..<count {
        palette.append(0xFF00_0000 | UInt32(reader.triple(place + index * step) ?? 0))
      }
      place += count * step
    }
    if pixels == 0 { pixels = place }
    return true
  }

  /// Of the rows in the file.
  var bytesPerRow: Int { (width * depth + 31) / 32 * 4 }

  /// For icons: half of the rows, and alpha where 32 bits have it.
  mutating func becomeIcon() {
    height /= 2
    if depth == 32 { (masks[3], hasAlpha) = (0xFF00_0000, true) }
  }

  /// Straight alpha. False if rows are missing.
  func read(into target: PixelBuffer) -> Bool {
    if compression == 1 || compression == 2 { return readRuns(into: target) }
    for y in 0..<height {
      guard let row = reader.data(pixels + y * bytesPerRow, bytesPerRow) else { return false }
      let bytes = ByteReader(row, isLittle: true)
      let out = self.row(y, of: target)
      for x in 0..<width { out[x] = pixel(bytes, x) }
    }
    return true
  }

  private func row(_ y: Int, of target: PixelBuffer) -> UnsafeMutablePointer<UInt32> {
    target.base + (isTopDown ? y : height - 1 - y) * target.stride
  }

  private func pixel(_ row: ByteReader, _ x: Int) -> UInt32 {
    switch depth {
    case 16: return unpacked(UInt32(row.short(x * 2) ?? 0))
    case 24: return 0xFF00_0000 | UInt32(row.triple(x * 3) ?? 0)
    case 32: return unpacked(UInt32(row.long(x * 4) ?? 0))
    default:
      let bit = x * depth
      let value = (row.byte(bit / 8) ?? 0) >> (8 - depth - bit % 8) & (1 << depth - 1)
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

  /// Pairs of a count and a value; after a 0, the end of a row or the file, a jump, or values.
  private func readRuns(into target: PixelBuffer) -> Bool {
    var (place, x, y) = (pixels, 0, 0)
    func put(_ value: Int) {
      if x < width, y < height { row(y, of: target)[x] = color(value) }
      x += 1
    }
    /// Of two values in a byte for 4 bits.
    func part(_ byte: Int, _ index: Int) -> Int {
      depth == 8 ? byte : index % 2 == 0 ? byte >> 4 : byte & 15
    }
    for row in 0..<height { self.row(row, of: target).update(repeating: color(0), count: width) }
    while y < height, let count = reader.byte(place), let value = reader.byte(place + 1) {
      place += 2
      if count > 0 {
        for index in 0..<count { put(part(value, index)) }
        continue
      }
      switch value {
      case 0: (x, y) = (0, y + 1)
      case 1: return true
      case 2:
        guard let dx = reader.byte(place), let dy = reader.byte(place + 1) else { return false }
        (place, x, y) = (place + 2, x + dx, y + dy)
      default:
        let bytes = depth == 8 ? value : (value + 1) / 2
        for index in 0..<value {
          guard let byte = reader.byte(place + (depth == 8 ? index : index / 2)) else {
            return false
          }
          put(part(byte, index))
        }
        place += bytes + bytes % 2
      }
    }
    return y >= height
  }
}
