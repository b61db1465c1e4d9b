// Walk T4: a command as an edit. In: a selection and a key or a text. Out: a range and what replaces
// it. Next: Storage/NSTextStorage.

import Foundation

/// A range of text, and what replaces it.
package struct TextEdit {
  package var range: Range<Int>
  package var replacement: AttributedBuffer
  /// The length of the text that the edit is for.
  package var expectedLength: Int

  package init(_ range: Range<Int>, _ replacement: AttributedBuffer, expectedLength: Int) {
    (self.range, self.replacement) = (range, replacement)
    self.expectedLength = expectedLength
  }

  /// How much longer the text gets.
  package var delta: Int { replacement.count - range.count }

  /// Where the new text is.
  package var newRange: Range<Int> { range.lowerBound..<range.lowerBound + replacement.count }

  /// Where an offset of the text before is in the text after.
  package func offset(after offset: Int) -> Int {
    if offset < range.lowerBound { return offset }
    return offset >= range.upperBound ? offset + delta : newRange.upperBound
  }

  /// The edit that takes this one back, for a text before it.
  package func inverse(in content: AttributedBuffer) -> TextEdit {
    TextEdit(newRange, content.slice(range), expectedLength: expectedLength + delta)
  }
}

extension AttributedBuffer {
  /// Makes an edit. One that was made for a text of another length is refused.
  package mutating func apply(_ edit: TextEdit) -> Bool {
    guard edit.expectedLength == count, edit.range.upperBound <= count else { return false }
    replace(edit.range, with: edit.replacement)
    return true
  }
}

extension NSTextStorage {
  /// Makes an edit. One that was made for a text of another length is refused.
  package func apply(_ edit: TextEdit) -> Bool {
    guard edit.expectedLength == content.count, edit.range.upperBound <= content.count else {
      refuse("an edit of a text that has changed is refused")
      return false
    }
    replace(NSRange(edit.range), with: edit.replacement)
    return true
  }
}
