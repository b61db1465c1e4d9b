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
    let (clear, end) = (1 << literalBits, 1 << literalBits + 1)
    // Of each code: the code before its last value, that value, and the first of all.
    var prefix = [UInt16](repeating: 0, count: 4096)
    var last = [UInt8](repeating: 0, count: 4096)
    var first = [UInt8](repeating: 0, count: 4096)
    for value in 0..<clear { (last[value], first[value]) = (UInt8(value), UInt8(value)) }
    var stack: [UInt8] = []
    var (next, width, former, given) = (end + 1, literalBits + 1, -1, 0)
    while given < count {
      guard let code = read(width) else { return false }
      if code == clear {
        (next, width, former) = (end + 1, literalBits + 1, -1)
        continue
      }
      if code == end { return true }
      guard code < next || (code == next && former >= 0) else { return false }
      var here = code
      if code == next {
        stack.append(first[former])
        here = former
      }
      while here > end {
        stack.append(last[here])
        here = Int(prefix[here])
      }
      stack.append(last[here])
      let start = last[here]
      while given < count, let value = stack.popLast() {
        give(value)
        given += 1
      }
      stack.removeAll(keepingCapacity: true)
      if former >= 0, next < 4096 {
        (prefix[next], last[next], first[next]) = (UInt16(former), start, first[former])
        next += 1
        if next == 1 << width, width < 12 { width += 1 }
      }
      former = code
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
