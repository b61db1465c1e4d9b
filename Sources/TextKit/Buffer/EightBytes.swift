/// Eight bytes of UTF-8, looked at in one step.
struct EightBytes {
  static let count = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  private let bits: UInt64

  /// Nil where there are fewer.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {
    guard offset + Self.count <= bytes.count else { return nil }
    bits = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether all are ASCII and none is a return: each is a UTF-16 unit, and only line feeds end paragraphs.
  var arePlain: Bool { bits & Self.highest == 0 && places(of: 0x0D) == 0 }

  /// The number of line feeds in plain bytes.
  var feeds: Int {
    let places = places(of: 0x0A)
    return places == 0 ? 0 : places.nonzeroBitCount
  }

  /// The highest bit of each byte that has a value. All must be ASCII: then no sum is carried to the next byte.
  private func places(of value: UInt64) -> UInt64 {
    let others = (bits ^ (value &* Self.ones)) &+ (0x7F &* Self.ones)
    return ~others & Self.highest
  }
}
