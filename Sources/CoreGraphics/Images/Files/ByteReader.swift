import Foundation

/// Reads numbers from bytes; nil beyond the end.
package struct ByteReader: Sendable {
  package var bytes: Data
  package var isLittle: Bool

  package init(_ bytes: Data, isLittle: Bool = false) {
    self.bytes = bytes
    self.isLittle = isLittle
  }

  package var count: Int { bytes.count }

  package func byte(_ place: Int) -> Int? {
    place >= 0 && place < bytes.count ? Int(bytes[bytes.startIndex + place]) : nil
  }

  package func short(_ place: Int) -> Int? {
    guard let a = byte(place), let b = byte(place + 1) else { return nil }
    return isLittle ? b << 8 | a : a << 8 | b
  }

  /// Three bytes.
  package func triple(_ place: Int) -> Int? {
    guard let a = byte(place), let b = byte(place + 1), let c = byte(place + 2) else { return nil }
    return isLittle ? c << 16 | b << 8 | a : a << 16 | b << 8 | c
  }

  package func long(_ place: Int) -> Int? {
    guard let a = short(place), let b = short(place + 2) else { return nil }
    return isLittle ? b << 16 | a : a << 16 | b
  }

  /// Four bytes in two's complement.
  package func signedLong(_ place: Int) -> Int? {
    long(place).map { Int(Int32(truncatingIfNeeded: $0)) }
  }

  package func matches(_ expected: [UInt8], at place: Int) -> Bool {
    expected.enumerated().allSatisfy { byte(place + $0.offset) == Int($0.element) }
  }

  package func matches(_ text: String, at place: Int) -> Bool {
    matches(Array(text.utf8), at: place)
  }

  /// Nil if it is not all there.
  package func data(_ start: Int, _ count: Int) -> Data? {
    guard start >= 0, count >= 0, start <= bytes.count - count else { return nil }
    return bytes.subdata(in: (bytes.startIndex + start)..<(bytes.startIndex + start + count))
  }

  package func part(from start: Int, to end: Int) -> ByteReader? {
    guard start <= end else { return nil }
    return data(start, end - start).map { ByteReader($0, isLittle: isLittle) }
  }
}

/// Puts the numbers of a file together.
struct ByteWriter {
  private(set) var data = Data()
  let isLittle: Bool

  init(isLittle: Bool) { self.isLittle = isLittle }

  mutating func append(_ bytes: some Sequence<UInt8>) { data.append(contentsOf: bytes) }
  mutating func append(_ text: String) { data.append(contentsOf: text.utf8) }
  mutating func byte(_ value: Int) { data.append(UInt8(truncatingIfNeeded: value)) }
  mutating func short(_ value: Int) { number(value, bytes: 2) }
  mutating func long(_ value: Int) { number(value, bytes: 4) }

  private mutating func number(_ value: Int, bytes: Int) {
    for index in 0..<bytes { byte(value >> (8 * (isLittle ? index : bytes - 1 - index))) }
  }
}
