import Foundation

/// The words of a PDF document's objects, read as forgivingly as poppler does. The bytes may be anything.
struct PDFTokens {
  enum Token: Equatable {
    case name(String)
    case number(Int)
    case word(String)
    case openDictionary, closeDictionary, openArray, closeArray
    /// A string, or what is none of these.
    case other
    case end
  }

  private let bytes: UnsafeRawBufferPointer
  private(set) var place: Int

  init(_ bytes: UnsafeRawBufferPointer, from place: Int) {
    (self.bytes, self.place) = (bytes, place)
  }

  mutating func next() -> Token {
    skipSpace()
    guard let byte = take() else { return .end }
    switch byte {
    case UInt8(ascii: "/"): return .name(name())
    case UInt8(ascii: "["): return .openArray
    case UInt8(ascii: "]"): return .closeArray
    case UInt8(ascii: "<"):
      if take(UInt8(ascii: "<")) { return .openDictionary }
      while let byte = take(), byte != UInt8(ascii: ">") {}
      return .other
    case UInt8(ascii: ">"): return take(UInt8(ascii: ">")) ? .closeDictionary : .other
    case UInt8(ascii: "("):
      skipText()
      return .other
    case UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .other
    default:
      place -= 1
      return Self.isOfNumber(byte) ? .number(number()) : .word(word())
    }
  }

  private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func take() -> UInt8? {
    guard let current else { return nil }
    place += 1
    return current
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    place += 1
    return true
  }

  /// Comments end with their line.
  private mutating func skipSpace() {
    var isComment = false
    while let current {
      let isLineEnd = current == 10 || current == 13
      if isLineEnd { isComment = false }
      if current == UInt8(ascii: "%") { isComment = true }
      guard isComment || Self.isSpace(current) else { return }
      place += 1
    }
  }

  private mutating func skipText() {
    var depth = 1
    while depth > 0, let byte = take() {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\\"): _ = take()
      default: break
      }
    }
  }

  private mutating func word() -> String {
    let start = place
    while let current, !Self.endsWord(current) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Letters may be written as two hexadecimal digits.
  private mutating func name() -> String {
    let text = word()
    guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
    var (letters, rest) = ([UInt8](), Array(text.utf8)[...])
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "#"), digits.utf8.count == 2, let letter = UInt8(digits, radix: 16) {
        letters.append(letter)
        rest.removeFirst(2)
      } else {
        letters.append(byte)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  /// The whole part, at most a thousand million; signs have no effect.
  private mutating func number() -> Int {
    var (value, isWhole) = (0, true)
    while let current, Self.isOfNumber(current) {
      place += 1
      if current == UInt8(ascii: ".") { isWhole = false }
      guard isWhole, Self.digits.contains(current) else { continue }
      value = min(value * 10 + Int(current - Self.digits.lowerBound), 1_000_000_000)
    }
    return value
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// Whether the number before is that of an object that is referred to; then its rest is read.
  mutating func takeReference() -> Bool {
    var ahead = self
    guard case .number = ahead.next(), ahead.next() == .word("R") else { return false }
    self = ahead
    return true
  }

  /// To the first byte of the next line.
  mutating func skipLine() {
    while let byte = take(), byte != 10 {
      guard byte == 13 else { continue }
      _ = take(10)
      return
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    digits.contains(byte)
      || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
  }

  /// Where the next run of these bytes ends, also within a word.
  static func end(
    of run: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, let last = run.last else { return nil }
    var place = start
    while place < bytes.count,
      let found = memchr(base + place, Int32(last), bytes.count - place)
    {
      place = UnsafeRawPointer(found) - base + 1
      let isRun = place >= run.count && bytes[place - run.count..<place].elementsEqual(run)
      if isRun { return place }
    }
    return nil
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }

  static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || "()<>[]{}/%".utf8.contains(byte)
  }
}
