/// What deleting and transposing keys replace, as ranges and values.
extension TextBuffer {
  /// What Backspace takes away: a whole character.
  package func backspaceRange(at offset: Int) -> Range<Int> {
    characterStart(before: offset)..<offset
  }

  /// What Delete takes away.
  package func deleteRange(at offset: Int) -> Range<Int> { offset..<characterEnd(after: offset) }

  /// To the start of the word before, the spaces between included.
  package func wordBackspaceRange(at offset: Int) -> Range<Int> {
    wordStart(before: offset)..<offset
  }

  /// To the end of the word after, the spaces between included.
  package func wordDeleteRange(at offset: Int) -> Range<Int> { offset..<wordEnd(after: offset) }

  /// To the end of the paragraph; at its end, the break.
  package func paragraphDeleteRange(at offset: Int) -> Range<Int> {
    let paragraph = paragraph(at: offset)
    let end = withoutBreak(paragraph).upperBound
    return offset..<(offset < end ? end : paragraph.upperBound)
  }

  /// To the start of the paragraph; at its start, the break before.
  package func paragraphBackspaceRange(at offset: Int) -> Range<Int> {
    let start = paragraph(at: offset).lowerBound
    return (start < offset ? start : characterStart(before: offset))..<offset
  }

  /// The characters around an offset in the other order; at the end of a paragraph the last two. Nil
  /// where there are no two.
  package func transposition(at offset: Int) -> (range: Range<Int>, text: String)? {
    let paragraph = withoutBreak(paragraph(at: offset))
    let middle = offset >= paragraph.upperBound ? characterStart(before: offset) : offset
    let start = characterStart(before: middle)
    let end = characterEnd(after: middle)
    guard start >= paragraph.lowerBound, start < middle, middle < end, end <= paragraph.upperBound
    else { return nil }
    return (start..<end, string(middle..<end) + string(start..<middle))
  }
}
