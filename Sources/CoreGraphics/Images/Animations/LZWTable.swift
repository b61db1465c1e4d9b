/// The strings that the codes of a GIF's picture stand for, as its decoder learns them.
struct LZWTable {
  private static let mostCodes = 4096

  /// The code that makes the table forget what it has learned.
  private let clear: Int
  /// The code after the picture's last one.
  let end: Int
  private let literalBits: Int
  /// Bits of the next code.
  private(set) var width: Int
  /// The code of the next string that is learned.
  private var next: Int
  /// The code before; -1 at the start.
  private var former = -1
  // Of each code: the code of its string without the last value, that value, and the first of all.
  private var prefix = [UInt16](repeating: 0, count: mostCodes)
  private var last = [UInt8](repeating: 0, count: mostCodes)
  private var first = [UInt8](repeating: 0, count: mostCodes)

  /// For values of 1 to 8 bits.
  init(literalBits: Int) {
    self.literalBits = literalBits
    (clear, end) = (1 << literalBits, 1 << literalBits + 1)
    (next, width) = (end + 1, literalBits + 1)
    for value in 0..<clear { (last[value], first[value]) = (UInt8(value), UInt8(value)) }
  }

  /// Appends the values of a code, the last one first. False for a code that no string has yet.
  mutating func take(_ code: Int, into values: inout [UInt8]) -> Bool {
    if code == clear {
      (next, width, former) = (end + 1, literalBits + 1, -1)
      return true
    }
    guard code < next || (code == next && former >= 0) else { return false }
    // A code that is learned with this step is the former string and its first value again.
    if code == next { values.append(first[former]) }
    var here = code == next ? former : code
    while here > end {
      values.append(last[here])
      here = Int(prefix[here])
    }
    values.append(last[here])
    learn(last[here])
    former = code
    return true
  }

  /// The former string with one more value.
  private mutating func learn(_ value: UInt8) {
    guard former >= 0, next < Self.mostCodes else { return }
    (prefix[next], last[next], first[next]) = (UInt16(former), value, first[former])
    next += 1
    if next == 1 << width, next < Self.mostCodes { width += 1 }
  }
}
