import Foundation

// Escapes, breaks, code, runs of marks, angle brackets and entities.

extension MarkdownLine {
  mutating func readEscape() {
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

  mutating func readBreak() {
    let blanks = plain.reversed().prefix { $0 == " " }.count
    plain.removeLast(blanks)
    let isHard = blanks >= 2
    add(MarkdownSpan(text: isHard ? "\n" : " ", intent: isHard ? .lineBreak : .softBreak))
    place += 1
    while peek(0) == " " { place += 1 }
  }

  mutating func readCode() {
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

  mutating func readMark(_ letter: Character) {
    let count = run(of: letter, at: place)
    let before = place > 0 ? letters[place - 1] : " "
    let after = peek(count) ?? " "
    flush()
    pieces.append(.mark(MarkdownMark(letter, count, before: before, after: after)))
    place += count
  }

  /// An address in angle brackets, or HTML.
  mutating func readAngle() {
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

  mutating func readEntity() {
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
