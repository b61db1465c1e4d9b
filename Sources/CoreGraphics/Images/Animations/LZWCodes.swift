/// Decodes the codes of a GIF's picture: numbers of 3 to 12 bits, the lowest bit first, in blocks of up
/// to 255 bytes.
struct LZWCodes {
  private let bytes: ByteReader
  private var place: Int
  private let literalBits: Int
  /// Bytes that are left of a block.
  private var left = 0
  private var (bits, bitCount) = (0, 0)

  init(_ bytes: ByteReader, place: Int) {
    self.bytes = bytes
    self.place = place + 1
    literalBits = bytes.byte(place) ?? 0
  }

  /// Gives up to `count` values. False if the bytes end, or make no sense, before the end's code.
  mutating func decode(count: Int, _ give: (UInt8) -> Void) -> Bool {
    guard (1...8).contains(literalBits) else { return false }
    var table = LZWTable(literalBits: literalBits)
    var (values, given) = ([UInt8](), 0)
    while given < count {
      guard let code = read(table.width) else { return false }
      if code == table.end { return true }
      guard table.take(code, into: &values) else { return false }
      while given < count, let value = values.popLast() {
        give(value)
        given += 1
      }
      values.removeAll(keepingCapacity: true)
    }
    return true
  }

  private mutating func read(_ width: Int) -> Int? {
    while bitCount < width {
      if left == 0 {
        guard let length = bytes.byte(place), length > 0 else { return nil }
        left = length
        place += 1
      }
      guard let byte = bytes.byte(place) else { return nil }
      bits |= byte << bitCount
      (place, left, bitCount) = (place + 1, left - 1, bitCount + 8)
    }
    defer { (bits, bitCount) = (bits >> width, bitCount - width) }
    return bits & (1 << width - 1)
  }
}
