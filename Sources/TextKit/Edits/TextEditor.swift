// Walk T4: a command as an edit. In: a key's meaning or a text. Out: an edit of the storage, the
// selection after it, and a step of the history. Next: Storage/NSTextStorage.

package import Foundation

/// A text that is edited: its storage, layout, selection and history.
///
/// Fields and editors are views of one. Changes that others make to the storage move the selection
/// along and empty the history.
package final class TextEditor {
  package let storage: NSTextStorage
  package let layout: NSLayoutManager
  package private(set) var history = EditHistory()
  /// What is typed gets these instead of the attributes around it; a new selection forgets them.
  package var typingAttributes: [NSAttributedString.Key: Any]?
  /// What the storage said about the edit that is being made.
  private var change: (range: Range<Int>, delta: Int)?
  private var isEditing = false

  /// Setting it ends a run of typing.
  package var selection = TextSelection(0) {
    didSet { if selection != oldValue, !isEditing { history.endRun(); typingAttributes = nil } }
  }

  package init(_ storage: NSTextStorage, _ layout: NSLayoutManager) {
    (self.storage, self.layout) = (storage, layout)
    storage.editor = self
  }

  private var text: TextBuffer { storage.content.text }
}

extension TextEditor {
  /// What a key deletes where nothing is selected.
  package enum Deletion: Hashable, Sendable, CaseIterable {
    case characterBackward, characterForward
    case wordBackward, wordForward
    case paragraphBackward, paragraphForward
  }

  /// Replaces the selection; the caret is behind the new text.
  package func insert(_ string: String) {
    let range = selection.range
    let attributes =
      typingAttributes.map { AttributeSet($0) }
      ?? storage.content.attributes(forReplacing: range)
    let new = AttributedBuffer(TextBuffer(string), attributes)
    replace(range, with: new, .typing)
  }

  /// Replaces the selection by a text with attributes; a step of its own.
  package func paste(_ new: AttributedBuffer) { replace(selection.range, with: new, .other) }

  /// Deletes the selection, or what the key deletes at the caret.
  package func delete(_ deletion: Deletion) {
    if !selection.isCaret { return replace(selection.range, with: AttributedBuffer(), .other) }
    let offset = selection.head.offset
    let range =
      switch deletion {
      case .characterBackward: text.backspaceRange(at: offset)
      case .characterForward: text.deleteRange(at: offset)
      case .wordBackward: text.wordBackspaceRange(at: offset)
      case .wordForward: text.wordDeleteRange(at: offset)
      case .paragraphBackward: text.paragraphBackspaceRange(at: offset)
      case .paragraphForward: text.paragraphDeleteRange(at: offset)
      }
    if range.isEmpty { return }
    let isBackward = range.upperBound == offset
    replace(range, with: AttributedBuffer(), isBackward ? .deletingBackward : .deletingForward)
  }

  /// Changes the order of the characters around the caret.
  package func transpose() {
    guard selection.isCaret,
      let found = text.transposition(at: selection.head.offset)
    else { return }
    let middle = text.characterEnd(after: found.range.lowerBound)
    var new = storage.content.slice(middle..<found.range.upperBound)
    new.replace(
      new.count..<new.count, with: storage.content.slice(found.range.lowerBound..<middle))
    replace(found.range, with: new, .other)
  }

  /// Moves the caret, or the selection's moving end.
  package func move(_ movement: TextMovement, extends: Bool = false) {
    selection = selection.moved(movement, extends: extends, in: layout)
  }

  /// Takes the last step back; false if there is none.
  @discardableResult
  package func undo() -> Bool { take { $0.undo($1) } }

  /// Makes the step again that was taken back last; false if there is none.
  @discardableResult
  package func redo() -> Bool { take { $0.redo($1) } }

  /// Replaces a range of the text.
  package func replace(_ range: Range<Int>, with new: AttributedBuffer, _ kind: EditHistory.Kind) {
    let before = storage.content
    let edit = TextEdit(range, new, expectedLength: before.count)
    let selected = selection
    guard make(edit) else { return }
    let made = changed(from: before) ?? edit
    isEditing = true
    selection = TextSelection(
      text.characterBoundary(atOrAfter: made.offset(after: range.upperBound)))
    isEditing = false
    history.record(made, in: before, kind, from: selected, to: selection)
  }

  private func take(
    _ step: (inout EditHistory, (TextEdit) -> AttributedBuffer?) -> TextSelection?
  ) -> Bool {
    var taken = history
    let selected = step(&taken) { edit in
      let before = storage.content
      return make(edit) ? before : nil
    }
    guard let selected else { return false }
    history = taken
    isEditing = true
    selection = selected.clamped(to: text)
    isEditing = false
    return true
  }

  private func make(_ edit: TextEdit) -> Bool {
    isEditing = true
    change = nil
    defer { isEditing = false }
    return storage.apply(edit)
  }

  /// The edit as the storage has it, with what its delegate has changed besides.
  private func changed(from before: AttributedBuffer) -> TextEdit? {
    guard let change, change.range.upperBound - change.delta <= before.count,
      change.range.upperBound - change.delta >= change.range.lowerBound,
      change.range.upperBound <= storage.content.count
    else { return nil }
    return TextEdit(
      change.range.lowerBound..<change.range.upperBound - change.delta,
      storage.content.slice(change.range), expectedLength: before.count)
  }
}

extension TextEditor: TextStorageObserving {
  func textDidChange(
    _ storage: NSTextStorage, _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
  ) {
    let new = range.location..<range.location + range.length
    if isEditing {
      change = change.map { Self.union($0, (new, delta)) } ?? (new, delta)
    } else if mask.contains(.editedCharacters) {
      history = EditHistory()
      let edit = TextEdit(
        new.lowerBound..<new.upperBound - delta, storage.content.slice(new),
        expectedLength: storage.content.count - delta)
      selection = selection.following(edit).clamped(to: text)
    }
  }

  private static func union(
    _ a: (range: Range<Int>, delta: Int), _ b: (range: Range<Int>, delta: Int)
  ) -> (range: Range<Int>, delta: Int) {
    let start = min(a.range.lowerBound, b.range.lowerBound)
    let end = max(a.range.upperBound + b.delta, b.range.upperBound)
    return (start..<max(start, end), a.delta + b.delta)
  }
}

extension TextSelection {
  /// Inside the text and between characters.
  package func clamped(to text: TextBuffer) -> TextSelection {
    var result = self
    result.anchor = text.characterStart(atOrBefore: min(anchor, text.count))
    result.head.offset = text.characterStart(atOrBefore: min(head.offset, text.count))
    return result
  }
}
