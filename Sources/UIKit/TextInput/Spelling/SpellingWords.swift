import TextKit

/// The words of a text that have a spelling.
enum SpellingWords {
  /// Longer words are nobody's mistake, and would keep a dictionary busy.
  static let longest = 100
  private static let apostrophes: Set<UInt16> = Set("'’".utf16)
  private static let joiners: Set<UInt16> = Set("@_/\\#".utf16)

  /// Calls `body` with the words that begin in a range, and the one that the range begins in, until it returns false.
  static func visit(
    in range: Range<Int>, of text: TextBuffer, _ body: (Range<Int>) -> Bool
  ) {
    var done = range.lowerBound
    text.visitWords(in: range) { part in
      if part.upperBound <= done { return true }
      let word = part.lowerBound..<withApostrophes(part.upperBound, text)
      done = word.upperBound
      return !hasSpelling(word, of: text) || body(word)
    }
  }

  /// The end of a word as "don't", parts of which are words as well.
  private static func withApostrophes(_ end: Int, _ text: TextBuffer) -> Int {
    var end = end
    while end + 1 < text.count, apostrophes.contains(text.unit(at: end)),
      text.string(end + 1..<end + 2).contains(where: \.isLetter)
    {
      end = max(text.wordEnd(after: end), end + 1)
    }
    return end
  }

  /// Not those with digits or of addresses, nor initials and abbreviations in capitals.
  private static func hasSpelling(_ word: Range<Int>, of text: TextBuffer) -> Bool {
    guard word.count <= longest, !touchesJoiner(word, text) else { return false }
    let string = text.string(word)
    return string.contains(where: \.isLetter) && !string.contains(where: \.isNumber)
      && (string.contains(where: \.isLowercase) || !string.contains(where: \.isUppercase))
  }

  private static func touchesJoiner(_ word: Range<Int>, _ text: TextBuffer) -> Bool {
    let before = word.lowerBound > 0 ? text.unit(at: word.lowerBound - 1) : 0
    let after = word.upperBound < text.count ? text.unit(at: word.upperBound) : 0
    if joiners.contains(before) || joiners.contains(after) { return true }
    // A full stop within: a name of a host or a file.
    let dot = UInt16(UnicodeScalar(".").value)
    let isPart = { (offset: Int) in
      offset >= 0 && offset < text.count
        && text.string(offset..<offset + 1).contains { $0.isLetter }
    }
    return before == dot && isPart(word.lowerBound - 2)
      || after == dot && isPart(word.upperBound + 1)
  }
}
