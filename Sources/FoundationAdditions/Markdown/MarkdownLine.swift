import Foundation

/// Reads the marks inside a paragraph: emphasis, code, links, breaks, escapes. Time grows with the
/// length of the text, whatever it is.
struct MarkdownLine {
  private static let deepest = 16
  /// Characters of an address or a title.
  private static let longest = 2000

  /// A piece of text, or a run of marks that may turn out to be one.
  enum Piece {
    case span(MarkdownSpan)
    case mark(MarkdownMark)
  }

  private let letters: [Character]
  private let keepsBreaks: Bool
  private let references: MarkdownReferences
  private let depth: Int
  private let closingBrackets: [Int: Int]
  private let lastAngle: Int
  private var place = 0
  private var pieces: [Piece] = []
  private var plain = ""
  /// Lengths of runs of backticks that do not come again.
  private var unclosed: Set<Int> = []

  static func spans(
    _ text: String, keepsBreaks: Bool = false, references: MarkdownReferences = .init()
  ) -> [MarkdownSpan] {
    var line = MarkdownLine(Array(text), keepsBreaks, references, depth: 0)
    return MarkdownSpan.joined(line.read())
  }

  private init(
    _ letters: [Character], _ keepsBreaks: Bool, _ references: MarkdownReferences, depth: Int
  ) {
    (self.letters, self.keepsBreaks, self.depth) = (letters, keepsBreaks, depth)
    self.references = references
    closingBrackets = Self.brackets(in: letters)
    lastAngle = letters.lastIndex(of: ">") ?? -1
  }

  private mutating func read() -> [MarkdownSpan] {
    while place < letters.count { readNext() }
    flush()
    return MarkdownEmphasis.resolve(pieces)
  }

  private mutating func readNext() {
    let letter = letters[place]
    switch letter {
    case "\\": readEscape()
    case "`": readCode()
    case "<": readAngle()
    case "[": readLink(at: place, isImage: false)
    case "!" where peek(1) == "[": readLink(at: place + 1, isImage: true)
    case "*", "_", "~": readMark(letter)
    case "\n" where !keepsBreaks: readBreak()
    case "&": readEntity()
    default:
      plain.append(letter)
      place += 1
    }
  }

  private func peek(_ distance: Int) -> Character? {
    letters.indices.contains(place + distance) ? letters[place + distance] : nil
  }

  private mutating func flush() {
    if !plain.isEmpty { pieces.append(.span(MarkdownSpan(text: plain))) }
    plain = ""
  }

  private mutating func add(_ span: MarkdownSpan) {
    flush()
    pieces.append(.span(span))
  }
}

extension MarkdownLine {
  private mutating func readEscape() {
    place += 1
    guard let next = peek(0) else { return plain.append("\\") }
    if next == "\n", !keepsBreaks {
      place += 1
      return add(MarkdownSpan(text: "\n", intent: .lineBreak))
    }
    if !next.isMarkPunctuation { return plain.append("\\") }
    plain.append(next)
    place += 1
  }

  private mutating func readBreak() {
    let blanks = plain.reversed().prefix { $0 == " " }.count
    plain.removeLast(blanks)
    let isHard = blanks >= 2
    add(MarkdownSpan(text: isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak))
    place += 1
    while peek(0) == " " { place += 1 }
  }

  private mutating func readCode() {
    let count = run(of: "`", at: place)
    guard let close = closingCode(count, after: place + count) else {
      plain += String(repeating: "`", count: count)
      return place += count
    }
    var text = String(letters[(place + count)..<close]).replacing("\n", with: " ")
    if text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " }) {
      text = String(text.dropFirst().dropLast())
    }
    add(MarkdownSpan(text: text, intent: .code))
    place = close + count
  }

  private mutating func closingCode(_ count: Int, after start: Int) -> Int? {
    guard !unclosed.contains(count) else { return nil }
    var index = start
    while index < letters.count {
      guard letters[index] == "`" else {
        index += 1
        continue
      }
      let length = run(of: "`", at: index)
      if length == count { return index }
      index += length
    }
    unclosed.insert(count)
    return nil
  }

  private func run(of letter: Character, at start: Int) -> Int {
    letters[start...].prefix { $0 == letter }.count
  }

  private mutating func readMark(_ letter: Character) {
    let count = run(of: letter, at: place)
    let before = place > 0 ? letters[place - 1] : " "
    let after = peek(count) ?? " "
    flush()
    pieces.append(.mark(MarkdownMark(letter, count, before: before, after: after)))
    place += count
  }

  /// An address in angle brackets, or HTML.
  private mutating func readAngle() {
    guard place < lastAngle,
      let close = letters[(place + 1)...].prefix(Self.longest).firstIndex(of: ">")
    else { return takePlain() }
    let inside = String(letters[(place + 1)..<close])
    guard let first = inside.first, !inside.contains("<") else { return takePlain() }
    if !inside.contains(where: \.isWhitespace), inside.contains(":") || inside.contains("@"),
      first.isLetter
    {
      let address = inside.contains(":") ? inside : "mailto:" + inside
      add(MarkdownSpan(text: inside, link: address))
    } else if first.isLetter || first == "/" || first == "!" {
      add(MarkdownSpan(text: "<\(inside)>", intent: .inlineHTML))
    } else {
      return takePlain()
    }
    place = close + 1
  }

  private mutating func takePlain() {
    plain.append(letters[place])
    place += 1
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "hellip": "…", "mdash": "—", "ndash": "–",
  ]

  private mutating func readEntity() {
    let rest = letters[(place + 1)...].prefix(12)
    guard let end = rest.firstIndex(of: ";"),
      let text = Self.entity(String(letters[(place + 1)..<end]))
    else { return takePlain() }
    plain += text
    place = end + 1
  }

  private static func entity(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return entities[name] }
    let digits = name.dropFirst()
    let isHex = digits.lowercased().hasPrefix("x")
    guard let code = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10) else {
      return nil
    }
    return Unicode.Scalar(code == 0 ? 0xFFFD : code).map { String($0) }
  }
}

// Links

extension MarkdownLine {
  /// The bracket that closes each one.
  private static func brackets(in letters: [Character]) -> [Int: Int] {
    var (open, pairs): ([Int], [Int: Int]) = ([], [:])
    var index = 0
    while index < letters.count {
      switch letters[index] {
      case "\\": index += 1
      case "[": open.append(index)
      case "]": if let start = open.popLast() { pairs[start] = index }
      default: break
      }
      index += 1
    }
    return pairs
  }

  private mutating func readLink(at bracket: Int, isImage: Bool) {
    guard depth < Self.deepest, let close = closingBrackets[bracket],
      let (address, end) = address(at: close + 1) ?? reference(bracket, close)
    else {
      plain += isImage ? "![" : "["
      return place = bracket + 1
    }
    var inner = MarkdownLine(
      Array(letters[(bracket + 1)..<close]), keepsBreaks, references, depth: depth + 1)
    flush()
    for var span in inner.read() {
      if !isImage, span.link == nil { span.link = address }
      pieces.append(.span(span))
    }
    place = end
  }

  /// `[name]`, `[]` or nothing behind the brackets; the link's address and where it ends.
  private func reference(_ open: Int, _ close: Int) -> (address: String, end: Int)? {
    let next = close + 1
    if letters.indices.contains(next), letters[next] == "[", let end = closingBrackets[next] {
      let name = end == next + 1 ? letters[(open + 1)..<close] : letters[(next + 1)..<end]
      return references.address(of: name).map { ($0, end + 1) }
    }
    return references.address(of: letters[(open + 1)..<close]).map { ($0, next) }
  }

  /// `(address "title")`; where it ends.
  private func address(at start: Int) -> (address: String, end: Int)? {
    guard letters.indices.contains(start), letters[start] == "(" else { return nil }
    var (index, depth, address) = (start + 1, 0, "")
    while index < letters.count, letters[index] == " " { index += 1 }
    let isInAngles = index < letters.count && letters[index] == "<"
    if isInAngles { index += 1 }
    while index < letters.count {
      if index - start > Self.longest { return nil }
      let letter = letters[index]
      if isInAngles ? letter == ">" : letter.isWhitespace || letter == ")" && depth == 0 { break }
      if letter == "(" { depth += 1 } else if letter == ")" { depth -= 1 }
      if letter == "\\", index + 1 < letters.count { index += 1 }
      address.append(letters[index])
      index += 1
    }
    if isInAngles { index += 1 }
    return endOfTitle(from: index).map { (address, $0) }
  }

  /// Past a title, if there is one, and the bracket.
  private func endOfTitle(from start: Int) -> Int? {
    var index = start
    while index < letters.count, letters[index].isWhitespace { index += 1 }
    guard index < letters.count else { return nil }
    if letters[index] == ")" { return index + 1 }
    guard index > start, let quote = ["\"": "\"", "'": "'", "(": ")"][letters[index]] else {
      return nil
    }
    guard let close = letters[(index + 1)...].prefix(Self.longest).firstIndex(of: Character(quote))
    else {
      return nil
    }
    index = close + 1
    while index < letters.count, letters[index].isWhitespace { index += 1 }
    return index < letters.count && letters[index] == ")" ? index + 1 : nil
  }
}

extension Character {
  var isMarkPunctuation: Bool { isPunctuation || isSymbol }
}
