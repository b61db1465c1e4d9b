/// Writes the codes of a GIF's picture, of 9 to 12 bits, the lowest bit first.
struct LZWWriter {
  private static let (clear, end) = (256, 257)
  private static let mostCodes = 4096

  private var output: [UInt8] = []
  private var (bits, bitCount) = (0, 0)
  /// Bits of a code, and the code of the next string.
  private var (width, next) = (9, 258)
  /// The codes of strings, by the code of all values but the last, and that value.
  private var codes: [Int: Int] = [:]

  /// Values of 8 bits.
  static func encode(_ values: [UInt8]) -> [UInt8] {
    var writer = LZWWriter()
    writer.write(clear)
    var string: Int?
    for value in values {
      string = string.map { writer.code(of: $0, and: value) } ?? Int(value)
    }
    if let string {
      writer.write(string)
      writer.widen()
    }
    writer.write(end)
    return writer.bitCount > 0 ? writer.output + [UInt8(writer.bits & 255)] : writer.output
  }

  /// The code of a string with one more value. If there is none, the string is written, and the value begins
  /// another one.
  private mutating func code(of string: Int, and value: UInt8) -> Int {
    let longer = string << 8 | Int(value)
    if let known = codes[longer] { return known }
    write(string)
    if next < Self.mostCodes {
      codes[longer] = next
      widen()
      next += 1
    } else {
      write(Self.clear)
      codes.removeAll(keepingCapacity: true)
      (width, next) = (9, 258)
    }
    return Int(value)
  }

  /// Decoders have learned as many strings by now, and expect longer codes.
  private mutating func widen() {
    if next == 1 << width, next < Self.mostCodes { width += 1 }
  }

  private mutating func write(_ code: Int) {
    bits |= code << bitCount
    bitCount += width
    while bitCount >= 8 {
      output.append(UInt8(bits & 255))
      (bits, bitCount) = (bits >> 8, bitCount - 8)
    }
  }
}
