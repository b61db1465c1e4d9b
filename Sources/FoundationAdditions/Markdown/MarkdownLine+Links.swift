import Foundation

extension MarkdownLine {
  /// The bracket that closes each one.
  static func brackets(in letters: [Character]) -> [Int: Int] {
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

  mutating func readLink(at bracket: Int, isImage: Bool) {
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
