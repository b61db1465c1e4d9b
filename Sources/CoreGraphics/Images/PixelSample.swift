/// How a component of a pixel is stored.
package enum PixelSample: Hashable, Sendable {
  case byte
  /// Whole numbers of 16 bits.
  case word(isLittle: Bool)
  case half(isLittle: Bool)
  case float(isLittle: Bool)
  /// 1, 2 or 4 bits, the first in the highest bits of a byte.
  case bits(Int)
  /// All of a pixel in a number of 16 or 32 bits.
  case packed(PackedFields)

  /// The widths and the lowest bits of red, green and blue.
  package struct PackedFields: Hashable, Sendable {
    var isLittle: Bool
    /// Bytes of the number.
    var size: Int
    var width: SIMD3<Int>
    var shift: SIMD3<Int>
  }

  init?(_ bitsPerComponent: Int, _ info: CGBitmapInfo) {
    let isFloat = info.contains(.floatComponents)
    let isLittle = info.byteOrder == .byteOrder16Little || info.byteOrder == .byteOrder32Little
    if isFloat {
      switch bitsPerComponent {
      case 16: self = .half(isLittle: isLittle)
      case 32: self = .float(isLittle: isLittle)
      default: return nil
      }
      return
    }
    switch bitsPerComponent {
    case 8: self = .byte
    case 16: self = .word(isLittle: isLittle)
    case 1, 2, 4: self = .bits(bitsPerComponent)
    case 5, 6, 10:
      guard let fields = Self.fields(bitsPerComponent, info, isLittle) else { return nil }
      self = .packed(fields)
    default: return nil
    }
  }

  /// The fields of 555, 565 and 101010.
  private static func fields(
    _ bits: Int, _ info: CGBitmapInfo, _ isLittle: Bool
  ) -> PackedFields? {
    let isLast = info.alphaInfo == .noneSkipLast
    guard isLast || info.alphaInfo == .noneSkipFirst || info.alphaInfo == CGImageAlphaInfo.none
    else { return nil }
    let kind = CGImagePixelFormatInfo(
      rawValue: info.rawValue & CGImagePixelFormatInfo.mask.rawValue)
    switch (bits, kind) {
    case (5, .RGB565), (6, .RGB565):
      return PackedFields(isLittle: isLittle, size: 2, width: [5, 6, 5], shift: [11, 5, 0])
    case (5, .packed), (5, .RGB555):
      let low = isLast ? 1 : 0
      return PackedFields(
        isLittle: isLittle, size: 2, width: [5, 5, 5], shift: [10 + low, 5 + low, low])
    case (10, .packed), (10, .RGB101010):
      let low = isLast ? 2 : 0
      return PackedFields(
        isLittle: isLittle, size: 4, width: [10, 10, 10], shift: [20 + low, 10 + low, low])
    default: return nil
    }
  }
}

extension PixelSample {
  /// Reads component `index` of a pixel that begins at bit `start` of a row, as a number from 0 to 1;
  /// floating point may give more.
  @inline(__always)
  func read(_ row: UnsafeRawPointer, start: Int, _ index: Int) -> Float {
    let place = start / 8
    switch self {
    case .byte: return Float(row.load(fromByteOffset: place + index, as: UInt8.self)) / 255
    case .word(let isLittle):
      return Float(Self.word(row, place + index * 2, isLittle)) / 65535
    case .half(let isLittle):
      return Self.number(
        Float(Float16(bitPattern: Self.word(row, place + index * 2, isLittle))))
    case .float(let isLittle):
      let bits = row.loadUnaligned(fromByteOffset: place + index * 4, as: UInt32.self)
      return Self.number(Float(bitPattern: isLittle ? UInt32(littleEndian: bits) : bits.bigEndian))
    case .bits(let width):
      let first = start + index * width
      let byte = Int(row.load(fromByteOffset: first / 8, as: UInt8.self))
      let most = 1 << width - 1
      return Float(byte >> (8 - width - first % 8) & most) / Float(most)
    case .packed(let fields):
      let value = fields.load(row + place)
      let most = 1 << fields.width[index] - 1
      return Float(value >> fields.shift[index] & most) / Float(most)
    }
  }

  /// The greatest whole number of a component.
  var most: Float {
    switch self {
    case .byte: 255
    case .word: 65535
    case .bits(let width): Float(1 << width - 1)
    case .half, .float, .packed: 1
    }
  }

  private static func word(_ row: UnsafeRawPointer, _ place: Int, _ isLittle: Bool) -> UInt16 {
    let bits = row.loadUnaligned(fromByteOffset: place, as: UInt16.self)
    return isLittle ? UInt16(littleEndian: bits) : bits.bigEndian
  }

  /// Far more than any display shows, and little enough to calculate with.
  private static func number(_ value: Float) -> Float {
    value.isFinite ? min(max(value, -10_000), 10_000) : 0
  }

  /// Writes a component from 0 to 1.
  @inline(__always)
  func write(_ value: Float, _ row: UnsafeMutableRawPointer, start: Int, _ index: Int) {
    let place = start / 8
    switch self {
    case .byte:
      row.storeBytes(of: UInt8(value * 255 + 0.5), toByteOffset: place + index, as: UInt8.self)
    case .word(let isLittle):
      Self.store(UInt16(value * 65535 + 0.5), row, place + index * 2, isLittle)
    case .half(let isLittle):
      Self.store(Float16(value).bitPattern, row, place + index * 2, isLittle)
    case .float(let isLittle):
      let bits = value.bitPattern
      row.storeBytes(
        of: isLittle ? bits.littleEndian : bits.bigEndian, toByteOffset: place + index * 4,
        as: UInt32.self)
    case .bits: break
    case .packed(let fields): fields.store(value, index, row + place)
    }
  }

  private static func store(
    _ value: UInt16, _ row: UnsafeMutableRawPointer, _ place: Int, _ isLittle: Bool
  ) {
    row.storeBytes(
      of: isLittle ? value.littleEndian : value.bigEndian, toByteOffset: place, as: UInt16.self)
  }
}

extension PixelSample.PackedFields {
  fileprivate func load(_ place: UnsafeRawPointer) -> Int {
    if size == 2 {
      let bits = place.loadUnaligned(as: UInt16.self)
      return Int(isLittle ? UInt16(littleEndian: bits) : bits.bigEndian)
    }
    let bits = place.loadUnaligned(as: UInt32.self)
    return Int(isLittle ? UInt32(littleEndian: bits) : bits.bigEndian)
  }

  fileprivate func store(_ value: Float, _ index: Int, _ place: UnsafeMutableRawPointer) {
    let most = 1 << width[index] - 1
    let others = load(place) & ~(most << shift[index])
    let bits = others | Int(value * Float(most) + 0.5) << shift[index]
    if size == 2 {
      let number = UInt16(truncatingIfNeeded: bits)
      place.storeBytes(of: isLittle ? number.littleEndian : number.bigEndian, as: UInt16.self)
    } else {
      let number = UInt32(truncatingIfNeeded: bits)
      place.storeBytes(of: isLittle ? number.littleEndian : number.bigEndian, as: UInt32.self)
    }
  }
}
