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
  package internal(set) var history = EditHistory()
  /// What is typed gets these instead of the attributes around it; a new selection forgets them.
  package var typingAttributes: [NSAttributedString.Key: Any]? {
    didSet { typingSet = typingAttributes.map { AttributeSet($0) } }
  }
  /// One set for all that is typed: the runs of neighbours are compared by identity first.
  private var typingSet: AttributeSet?
  /// What an input method is composing.
  package internal(set) var composition: Composition?
  /// Called after each change of the storage.
  package var onChange: ((TextChange) -> Void)?
  /// What the storage said about the edit that is being made.
  var change: (range: Range<Int>, delta: Int)?
  private var isEditing = false

  /// Setting it ends a run of typing.
  package var selection = TextSelection(0) {
    didSet { if selection != oldValue, !isEditing { history.endRun(); typingAttributes = nil } }
  }

  package init(_ storage: NSTextStorage, _ layout: NSLayoutManager) {
    (self.storage, self.layout) = (storage, layout)
    storage.editor = self
  }

  var text: TextBuffer { storage.content.text }
}

/// What a storage has told an editor.
package struct TextChange {
  /// The new text.
  package let range: Range<Int>
  /// How much longer it is than what it replaced.
  package let delta: Int
  /// Whether the editor made it, and not the program.
  package let isOwn: Bool
  /// Whether more has changed than attributes.
  package let hasCharacters: Bool
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
    replace(selection.range, with: typed(string, over: selection.range), .typing)
  }

  /// A text with the attributes it gets where it is typed.
  package func typed(_ string: String, over range: Range<Int>) -> AttributedBuffer {
    let attributes = typingSet ?? storage.content.attributes(forReplacing: range)
    return AttributedBuffer(TextBuffer(string), attributes)
  }

  /// Replaces the selection by a text with attributes; a step of its own.
  package func paste(_ new: AttributedBuffer) { replace(selection.range, with: new, .other) }

  /// Deletes the selection, or what the key deletes at the caret.
  package func delete(_ deletion: Deletion) {
    if !selection.isCaret { return replace(selection.range, with: AttributedBuffer(), .other) }
    let range = range(of: deletion)
    if range.isEmpty { return }
    let isBackward = range.upperBound == selection.head.offset
    replace(range, with: AttributedBuffer(), isBackward ? .deletingBackward : .deletingForward)
  }

  /// What `delete(_:)` deletes.
  package func range(of deletion: Deletion) -> Range<Int> {
    if !selection.isCaret { return selection.range }
    let offset = selection.head.offset
    return switch deletion {
    case .characterBackward: text.backspaceRange(at: offset)
    case .characterForward: text.deleteRange(at: offset)
    case .wordBackward: text.wordBackspaceRange(at: offset)
    case .wordForward: text.wordDeleteRange(at: offset)
    case .paragraphBackward: text.paragraphBackspaceRange(at: offset)
    case .paragraphForward: text.paragraphDeleteRange(at: offset)
    }
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

  /// Replaces a range of the text. What is being composed stays as it is.
  package func replace(_ range: Range<Int>, with new: AttributedBuffer, _ kind: EditHistory.Kind) {
    endComposition()
    let before = storage.content
    let edit = TextEdit(range, new, expectedLength: before.count)
    let selected = selection
    guard make(edit) else { return }
    let made = changed(from: before) ?? edit
    place(
      TextSelection(text.characterBoundary(atOrAfter: made.offset(after: range.upperBound))))
    history.record(made, in: before, kind, from: selected, to: selection)
  }

  private func take(
    _ step: (inout EditHistory, (TextEdit) -> AttributedBuffer?) -> TextSelection?
  ) -> Bool {
    endComposition()
    var taken = history
    let selected = step(&taken) { edit in
      let before = storage.content
      return make(edit) ? before : nil
    }
    guard let selected else { return false }
    history = taken
    place(selected.clamped(to: text))
    return true
  }

  /// Sets the selection without ending a run of typing.
  func place(_ new: TextSelection) {
    isEditing = true
    selection = new
    isEditing = false
  }

  func make(_ edit: TextEdit) -> Bool {
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
      composition = nil
      let edit = TextEdit(
        new.lowerBound..<new.upperBound - delta, storage.content.slice(new),
        expectedLength: storage.content.count - delta)
      selection = selection.following(edit).clamped(to: text)
    }
    onChange?(
      TextChange(
        range: new, delta: delta, isOwn: isEditing,
        hasCharacters: mask.contains(.editedCharacters)))
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
