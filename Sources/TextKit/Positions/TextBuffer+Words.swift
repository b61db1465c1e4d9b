import CoreText

/// Where words and lines may end, found by looking at a part of the paragraph only.
extension TextBuffer {
  private static let window = 512

  /// The end of the word after an offset, past what is no word; the end of the text if there is none.
  package func wordEnd(after offset: Int) -> Int {
    var offset = offset
    while offset < count {
      let paragraph = paragraph(at: offset)
      let found = find(.wordEnd, after: offset, in: paragraph)
      if let found { return found }
      offset = paragraph.upperBound
    }
    return count
  }

  /// The start of the word before an offset, past what is no word; 0 if there is none.
  package func wordStart(before offset: Int) -> Int {
    var offset = min(offset, count)
    while offset > 0 {
      let paragraph = paragraph(at: offset - 1)
      if let found = find(.wordStart, before: offset, in: paragraph) { return found }
      offset = paragraph.lowerBound
    }
    return 0
  }

  /// Calls `body` with the words that end behind the start of a range and begin before its end, in order, until it
  /// returns false. One that goes on for long behind the range may be left out.
  ///
  /// - Complexity: linear, as each part of the text is looked at once.
  package func visitWords(in range: Range<Int>, _ body: (Range<Int>) -> Bool) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      guard let next = visitWords(from: offset, to: range.upperBound, body) else { return }
      offset = next
    }
  }

  /// In a part of a paragraph. Returns where the next part begins; nil at the end.
  private func visitWords(
    from offset: Int, to limit: Int, _ body: (Range<Int>) -> Bool
  ) -> Int? {
    let paragraph = paragraph(at: offset)
    let furthest = min(limit + Self.window, offset + 8 * Self.window)
    let part = context(before: offset, paragraph)..<min(paragraph.upperBound, furthest)
    let breaks = TextBreaks(string(part)).kinds
    // What follows may belong to the last word.
    let end =
      part.upperBound == paragraph.upperBound
      ? part.upperBound : part.upperBound - Self.window / 2
    var start: Int?
    for place in part.lowerBound...end {
      let kinds = breaks[place - part.lowerBound]
      if kinds.contains(.wordEnd), let first = start {
        start = nil
        if place > offset, first >= limit || !body(first..<place) { return nil }
      }
      if kinds.contains(.wordStart) { start = place }
    }
    return end
  }

  /// What a double click at an offset selects: a word, or what is between two.
  package func word(at offset: Int) -> Range<Int> {
    let paragraph = withoutBreak(paragraph(at: offset))
    guard !paragraph.isEmpty else { return offset..<offset }
    let inside = min(max(offset, paragraph.lowerBound), paragraph.upperBound - 1)
    let start = find(.wordBoundary, before: inside + 1, in: paragraph) ?? paragraph.lowerBound
    let end = find(.wordBoundary, after: inside, in: paragraph) ?? paragraph.upperBound
    return characters(around: start..<max(start, end))
  }

  /// The end of the sentence after an offset; sentences end with their paragraph at the latest.
  package func sentenceEnd(after offset: Int) -> Int {
    guard offset < count else { return count }
    let paragraph = paragraph(at: offset)
    return find(.sentenceStart, after: offset, in: paragraph) ?? paragraph.upperBound
  }

  /// The start of the sentence before an offset.
  package func sentenceStart(before offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    let paragraph = paragraph(at: min(offset, count) - 1)
    return find(.sentenceStart, before: offset, in: paragraph) ?? paragraph.lowerBound
  }

  /// Where a line may begin, at an offset or before it; between characters at the least.
  func lineStart(atOrBefore offset: Int) -> Int {
    let range = max(paragraph(at: offset).lowerBound, offset - Self.window)..<offset
    let breaks = TextBreaks(string(range)).kinds
    let found = breaks.indices.last {
      breaks[$0].contains(.lineBreak) && $0 > 0 && $0 < range.count
    }
    return found.map { range.lowerBound + $0 } ?? characterStart(atOrBefore: offset)
  }

  private func find(
    _ kind: TextBreaks.Kinds, after offset: Int, in paragraph: Range<Int>
  ) -> Int? {
    var length = Self.window
    while true {
      let range = context(before: offset, paragraph)..<min(paragraph.upperBound, offset + length)
      let breaks = TextBreaks(string(range)).kinds
      let isWhole = range.upperBound == paragraph.upperBound
      let limit = isWhole ? range.count : range.count - 1
      let from = offset + 1 - range.lowerBound
      if from <= limit,
        let found = (from...limit).first(where: { breaks[$0].contains(kind) })
      {
        return range.lowerBound + found
      }
      if isWhole { return nil }
      length *= 4
    }
  }

  private func find(
    _ kind: TextBreaks.Kinds, before offset: Int, in paragraph: Range<Int>
  ) -> Int? {
    var length = Self.window
    while true {
      let start = context(before: offset, paragraph, length)
      let range = start..<min(paragraph.upperBound, offset + Self.window)
      let breaks = TextBreaks(string(range)).kinds
      let isWhole = start == paragraph.lowerBound
      let limit = min(offset - 1 - start, breaks.count - 1)
      let first = isWhole ? 0 : 1
      if first <= limit,
        let found = (first...limit).last(where: { breaks[$0].contains(kind) })
      {
        return start + found
      }
      if isWhole { return nil }
      length *= 4
    }
  }

  /// The start of a part of a paragraph that ends after an offset.
  private func context(
    before offset: Int, _ paragraph: Range<Int>, _ length: Int = TextBuffer.window
  ) -> Int {
    characterStart(atOrBefore: max(paragraph.lowerBound, offset - length))
  }
}
