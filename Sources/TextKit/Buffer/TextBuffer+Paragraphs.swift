import SumTreeKit

extension TextBuffer {
  /// The number of paragraphs; an empty one follows a break at the end.
  package var paragraphCount: Int { measures.breaks + 1 }

  /// The number of the paragraph an offset is in, from 0.
  package func paragraphNumber(at offset: Int) -> Int {
    let before = measures(before: offset)
    let isInsideBreak = before.endsWithReturn && offset < count && unit(at: offset) == 0x0A
    return before.breaks - (isInsideBreak ? 1 : 0)
  }

  /// The range of a paragraph with its break.
  package func paragraph(_ number: Int) -> Range<Int> {
    endOfBreak(number)..<endOfBreak(number + 1)
  }

  /// The range of the paragraph an offset is in, with its break.
  ///
  /// - Complexity: logarithmic.
  package func paragraph(at offset: Int) -> Range<Int> {
    paragraph(paragraphNumber(at: offset))
  }

  /// The paragraphs that a range touches, with their breaks. One that begins where a range ends is
  /// touched by an empty range only.
  package func paragraphs(_ range: Range<Int>) -> Range<Int> {
    let first = paragraph(at: range.lowerBound)
    if range.upperBound <= first.upperBound, !range.isEmpty { return first }
    let last = paragraph(at: range.isEmpty ? range.lowerBound : range.upperBound - 1)
    return first.lowerBound..<last.upperBound
  }

  /// Whether a paragraph begins at an offset.
  package func isParagraphStart(_ offset: Int) -> Bool {
    if offset == 0 { return true }
    let before = unit(at: offset - 1)
    guard Self.isBreak(before) else { return false }
    return before != 0x0D || offset == count || unit(at: offset) != 0x0A
  }

  /// A paragraph without its break.
  package func withoutBreak(_ paragraph: Range<Int>) -> Range<Int> {
    var end = paragraph.upperBound
    while end > paragraph.lowerBound, Self.isBreak(unit(at: end - 1)) { end -= 1 }
    return paragraph.lowerBound..<end
  }

  static func isBreak(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029
  }

  /// The offset after a break, the first being number 1; 0 for number 0, and the end of the text
  /// for larger numbers than there are.
  private func endOfBreak(_ number: Int) -> Int {
    if number <= 0 { return 0 }
    guard let place = chunks.first(where: { $0.breaks >= number }) else { return count }
    let rest = number - place.before.breaks
    let inside = place.element.endOfBreak(rest, continuesReturn: place.before.endsWithReturn)
    let end = place.before.units + (inside ?? place.element.summary.units)
    // The line feed of a return at the end of a chunk.
    let isSplit = end < count && unit(at: end - 1) == 0x0D && unit(at: end) == 0x0A
    return isSplit ? end + 1 : end
  }
}
