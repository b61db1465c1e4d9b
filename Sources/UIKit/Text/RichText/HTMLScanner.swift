import Foundation

/// What HTML consists of, without comments.
enum HTMLToken: Equatable {
  case open(String, [String: String])
  case close(String)
  case text(String)
  /// What is in a `style` element.
  case sheet(String)
}

/// Cuts HTML into tokens. Works on bytes, so that its time grows with their number only.
struct HTMLScanner {
  private static let mostAttributes = 64

  private let bytes: [UInt8]
  private let hidden: Set<String>
  private var position = 0

  /// Of elements in `hidden`, neither tags nor contents are reported.
  init(_ text: String, hidden: Set<String>) {
    bytes = Array(text.utf8)
    self.hidden = hidden
  }

  mutating func next() -> HTMLToken? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return text() }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if let token = tag() {
        return token
      }
    }
    return nil
  }

  private mutating func text() -> HTMLToken {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    return .text(HTMLEntities.decoded(bytes[start..<position]))
  }

  /// Nil for what is passed over. A lone `<` is text.
  private mutating func tag() -> HTMLToken? {
    position += 1
    let isEnd = peek == UInt8(ascii: "/")
    if isEnd { position += 1 }
    guard let first = peek, Self.isLetter(first) else {
      if isEnd || nextIsOne(of: "!?") {
        skip(past: ">")
        return nil
      }
      return .text("<")
    }
    let name = word().lowercased()
    let attributes = readAttributes()
    if isEnd { return hidden.contains(name) ? nil : .close(name) }
    guard hidden.contains(name) else { return .open(name, attributes) }
    if name == "head" { return nil }
    let contents = skipElement(name)
    return name == "style" ? .sheet(String(decoding: contents, as: UTF8.self)) : nil
  }

  private func nextIsOne(of characters: String) -> Bool {
    peek.map { characters.utf8.contains($0) } ?? true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count {
      if starts(with: text) { return position += text.utf8CodeUnitCount }
      position += 1
    }
  }

  /// Passes over the contents of a script, style or title, in which tags mean nothing, and returns them.
  private mutating func skipElement(_ name: String) -> ArraySlice<UInt8> {
    let end = Array("</\(name)".utf8)
    let start = min(position, bytes.count)
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<"), position + end.count <= bytes.count,
        zip(bytes[position...], end).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
      {
        let contents = bytes[start..<position]
        skip(past: ">")
        return contents
      }
      position += 1
    }
    return bytes[start...]
  }

  /// Reads to the end of the tag.
  private mutating func readAttributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while let byte = peek, byte != UInt8(ascii: ">") {
      guard Self.isLetter(byte) else {
        position += 1
        continue
      }
      let name = word().lowercased()
      skipSpace()
      let value = peek == UInt8(ascii: "=") ? readValue() : ""
      if attributes.count < Self.mostAttributes { attributes[name] = value }
    }
    position += 1
    return attributes
  }

  private mutating func readValue() -> String {
    position += 1
    skipSpace()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return run { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    position += 1
    let value = run { $0 != quote }
    position += 1
    return value
  }

  private mutating func word() -> String {
    run { Self.isLetter($0) || (48...57).contains($0) || $0 == 45 || $0 == 58 || $0 == 95 }
  }

  private mutating func skipSpace() { while let byte = peek, Self.isSpace(byte) { position += 1 } }

  private mutating func run(_ belongs: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, belongs(byte) { position += 1 }
    return HTMLEntities.decoded(bytes[start..<position])
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) }
}

/// Characters that HTML writes as names or numbers.
enum HTMLEntities {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "trade": "™", "hellip": "…", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’",
    "ldquo": "“", "rdquo": "”", "bull": "•", "euro": "€", "pound": "£", "sect": "§", "deg": "°",
    "middot": "·", "laquo": "«", "raquo": "»", "times": "×", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "agrave": "à",
    "ccedil": "ç", "ntilde": "ñ",
  ]
  private static let longest = 10

  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      rest = rest.dropFirst()
      guard byte == UInt8(ascii: "&"),
        let end = rest.prefix(longest).firstIndex(of: UInt8(ascii: ";")),
        let text = character(String(decoding: rest[..<end], as: UTF8.self))
      else {
        result.append(byte)
        continue
      }
      result += text.utf8
      rest = rest[(end + 1)...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(_ name: String) -> String? {
    guard name.first == "#" else { return names[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
