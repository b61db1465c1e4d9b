import Foundation
import TextKit

// Edits by drag and drop. What was dropped is selected.

extension EditedText {
  /// Moves a part of the text: one edit, and one step of undo.
  func move(_ range: Range<Int>, to offset: Int) {
    guard let view, !(range.lowerBound...range.upperBound).contains(offset) else { return }
    let moved = storage.content.slice(range)
    guard view.shouldChangeText(in: EditedTextRange(range), replacementText: ""),
      view.shouldChangeText(
        in: EditedTextRange(offset..<offset), replacementText: moved.text.string)
    else { return }
    let isForward = offset > range.upperBound
    let passed = isForward ? range.upperBound..<offset : offset..<range.lowerBound
    let around = storage.content.slice(passed)
    let new = AttributedBuffer(joining: isForward ? [around, moved] : [moved, around])
    let start = isForward ? offset - range.count : offset
    edit("Move") {
      endComposition()
      let whole = min(range.lowerBound, offset)..<max(range.upperBound, offset)
      editor.replace(whole, with: new, .other)
      editor.selection = TextSelection(start..<start + range.count).clamped(to: text)
    }
  }

  /// Puts a text in place of a range, and takes it from the text that it was dragged from.
  func drop(_ new: AttributedBuffer, over range: Range<Int>, movedFrom source: TextDragging?) {
    guard let view, new.count > 0 else { return }
    guard new.count <= Self.longestPaste else { return refuseLongPaste() }
    let range = range.clamped(to: 0..<text.count)
    guard view.shouldChangeText(in: EditedTextRange(range), replacementText: new.text.string) else {
      return
    }
    edit("Drop") {
      endComposition()
      editor.replace(range, with: new, .other)
      editor.selection = TextSelection(range.lowerBound..<range.lowerBound + new.count)
        .clamped(to: text)
    }
    source?.removeDragged()
  }

  /// Removes what was dropped in another text.
  func remove(_ range: Range<Int>) {
    guard view?.shouldChangeText(in: EditedTextRange(range), replacementText: "") == true else {
      return
    }
    edit("Move") {
      endComposition()
      editor.replace(range, with: AttributedBuffer(), .other)
    }
  }
}
