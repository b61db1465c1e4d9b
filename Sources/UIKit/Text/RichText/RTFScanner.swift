import Foundation

/// What an RTF document consists of.
enum RTFToken: Equatable {
  case open
  case close
  /// The group may be passed over by readers that don't know its first word.
  case optional
  /// A control word, or a control symbol as a word of one character. `\'e4` is `'` with a number.
  case word(String, Int?)
  case byte(UInt8)
}

/// Cuts an RTF document into tokens.
struct RTFScanner {
  private static let longestWord = 32

  private let bytes: [UInt8]
  private var position = 0

  init(_ data: Data) { bytes = Array(data) }

  mutating func next() -> RTFToken? {
    while let byte = take() {
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"): return control()
      case 10, 13, 0: continue
      default: return .byte(byte)
      }
    }
    return nil
  }

  private mutating func take() -> UInt8? {
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func control() -> RTFToken? {
    guard let first = peek else { return nil }
    guard Self.isLetter(first) else { return symbol() }
    let name = run(atMost: Self.longestWord, Self.isLetter)
    let number = number()
    if peek == UInt8(ascii: " ") { position += 1 }
    if name == "bin" {
      position = min(position + max(number ?? 0, 0), bytes.count)
      return next()
    }
    return .word(name, number)
  }

  private mutating func symbol() -> RTFToken? {
    guard let byte = take() else { return nil }
    if byte == UInt8(ascii: "*") { return .optional }
    guard byte == UInt8(ascii: "'") else {
      return .word(String(UnicodeScalar(byte)), nil)
    }
    let digits = run(atMost: 2) { Character(UnicodeScalar($0)).isHexDigit }
    return .word("'", Int(digits, radix: 16) ?? Int(UInt8(ascii: "?")))
  }

  private mutating func number() -> Int? {
    var sign = 1
    if peek == UInt8(ascii: "-") {
      position += 1
      sign = -1
    }
    let digits = run(atMost: .max) { (48...57).contains($0) }
    // Ten are more than any number in RTF needs.
    return Int(digits.prefix(10)).map { sign * $0 }
  }

  private mutating func run(atMost limit: Int, _ belongs: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, belongs(byte), position - start < limit { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }
}

/// The Windows code page 1252.
enum WindowsLatin {
  /// The characters from 0x80 to 0x9F, which are not those of Latin-1; five are not assigned.
  private static let middle = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

  static func text(_ byte: UInt8) -> String {
    let isMiddle = (0x80...0x9F).contains(byte)
    return String(isMiddle ? middle[Int(byte) - 0x80] : UnicodeScalar(byte))
  }
}
