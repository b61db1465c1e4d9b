/// Characters are extended grapheme clusters, as in `String`: what a reader takes for one.
extension TextBuffer {
  /// The end of the character that contains the unit after an offset; the end of the text there.
  package func characterEnd(after offset: Int) -> Int {
    var start = characterStart(atOrBefore: offset)
    while start < count {
      let end = firstCharacterEnd(from: start)
      if end > offset { return end }
      start = end
    }
    return count
  }

  /// The start of the character that contains the unit before an offset; 0 at the start.
  package func characterStart(before offset: Int) -> Int {
    offset <= 0 ? 0 : characterStart(atOrBefore: min(offset, count) - 1)
  }

  /// An offset if it is between characters, else the start of the character that it is inside of.
  package func characterStart(atOrBefore offset: Int) -> Int {
    if offset <= 0 { return 0 }
    if offset >= count { return count }
    if isSurelyBoundary(offset) { return offset }
    var start = certainBoundary(before: offset)
    while true {
      let end = firstCharacterEnd(from: start)
      if end > offset { return start }
      start = end
    }
  }

  /// An offset if it is between characters, else the end of the character that it is inside of.
  package func characterBoundary(atOrAfter offset: Int) -> Int {
    isCharacterBoundary(offset) ? offset : characterEnd(after: offset)
  }

  /// Whether an offset is between characters.
  package func isCharacterBoundary(_ offset: Int) -> Bool {
    characterStart(atOrBefore: offset) == offset
  }

  /// A range made larger until it is between characters.
  package func characters(around range: Range<Int>) -> Range<Int> {
    let start = characterStart(atOrBefore: range.lowerBound)
    return start..<max(start, characterBoundary(atOrAfter: range.upperBound))
  }
}

extension TextBuffer {
  private static let window = 64

  /// The end of the character that starts at an offset.
  private func firstCharacterEnd(from start: Int) -> Int {
    var length = Self.window
    while true {
      let end = min(start + length, count)
      let text = string(start..<end)
      let first = text.first.map { String($0).utf16.count } ?? 0
      // What follows the window may belong to its last character.
      if start + first < end || end == count { return start + first }
      length *= 2
    }
  }

  /// Between two plain letters there is a boundary, whatever is around them.
  private func isSurelyBoundary(_ offset: Int) -> Bool {
    let (a, b) = units(around: offset)
    return a < 0x80 && b < 0x80 && !(a == 0x0D && b == 0x0A)
  }

  /// A boundary before an offset that does not depend on what is further before.
  private func certainBoundary(before offset: Int) -> Int {
    var length = Self.window
    let end = offset + (UTF16.isLeadSurrogate(unit(at: offset)) ? 2 : 1)
    while true {
      let start = max(0, offset - length)
      if let found = Self.lastCertainBoundary(string(start..<end)) { return start + found }
      if start == 0 { return 0 }
      length *= 2
    }
  }

  /// The rules of Unicode look further back than one scalar only from marks, joiners and regional
  /// indicators.
  private static func lastCertainBoundary(_ text: String) -> Int? {
    let scalars = Array(text.unicodeScalars)
    var offset = text.utf16.count
    for index in scalars.indices.reversed().dropLast() {
      offset -= scalars[index].value > 0xFFFF ? 2 : 1
      let (a, b) = (scalars[index - 1], scalars[index])
      if a.looksFurtherBack { continue }
      var pair = String(a)
      pair.unicodeScalars.append(b)
      if pair.count == 2 { return offset }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a boundary after this scalar may depend on those before it.
  fileprivate var looksFurtherBack: Bool {
    if value < 0x300 { return false }
    let isIndicator = (0x1F1E6...0x1F1FF).contains(value)
    return isIndicator || value == 0x200D || properties.isGraphemeExtend
      || properties.generalCategory == .spacingMark || value == 0xFFFD
  }
}
