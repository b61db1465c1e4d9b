// Walk T8: what is selected. In: movements. Out: the range that edits replace. Next:
// Positions/TextSelection+Moving.

package import CoreGraphics

/// A range of text with the end that moves.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays.
  package var anchor: Int
  /// The end with the caret.
  package var head: TextPosition
  /// Where the caret would be on longer lines, from the container's left side; movements from line to
  /// line keep it.
  package var goal: CGFloat?

  package init(anchor: Int, head: TextPosition) {
    (self.anchor, self.head) = (anchor, head)
  }

  /// A caret.
  package init(_ offset: Int) { self.init(anchor: offset, head: TextPosition(offset)) }

  /// A range with the caret at its end.
  package init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: TextPosition(range.upperBound))
  }

  package var range: Range<Int> { min(anchor, head.offset)..<max(anchor, head.offset) }

  package var isCaret: Bool { anchor == head.offset }

  /// The selection after an edit: both ends stay with the text they are in; in text that is gone they
  /// go to the end of what replaced it.
  package func following(_ edit: TextEdit) -> TextSelection {
    var result = self
    result.anchor = edit.offset(after: anchor)
    result.head.offset = edit.offset(after: head.offset)
    result.goal = nil
    return result
  }
}
