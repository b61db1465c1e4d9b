// Walk T4: what users do to the text of a view. In: calls of UITextInput. Out: commands to the editor,
// then what the program is told. Next: TextKit/Edits/TextEditor.

import CoreGraphics
import Foundation
import PlatformKit
import TextKit

/// The text of a field or a text view, and what `UITextInput` asks of it.
///
/// The order of an edit by the user is always: the program is asked (`UserEdits`), the text changes, the
/// program is told of the selection and then of the text.
@MainActor
final class EditedText {
  let container: NSTextContainer
  let layout: NSLayoutManager
  let storage: NSTextStorage
  let editor: TextEditor
  weak var view: (any EditedTextView)?
  /// The attributes of what is being composed; nil for an underline.
  var markedStyle: [NSAttributedString.Key: Any]?
  /// How an input method wants parts of what it composes to look.
  var clauses: [Preedit.Span] = []
  /// Whether an edit of the user's is under way.
  private(set) var isEditing = false
  /// Grows with each change of characters.
  private(set) var version = 0
  /// Grows with each selection that is set, though it be the same.
  private(set) var selectionVersion = 0
  /// Whether marked text is underlined.
  var showsMark = false

  /// Takes the container's layout manager and storage; makes those that it lacks.
  init(_ container: NSTextContainer) {
    self.container = container
    layout = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { layout.addTextContainer(container) }
    storage = layout.textStorage ?? NSTextStorage()
    if layout.textStorage == nil { storage.addLayoutManager(layout) }
    editor = TextEditor(storage, layout)
    editor.onChange = { [weak self] change in
      MainActor.assumeIsolated { self?.didChange(change) }
    }
    layout.readingAttributes = { [weak self] read in
      MainActor.assumeIsolated { self?.withTraits(read) } ?? read()
    }
  }

  var text: TextBuffer { storage.content.text }

  private func didChange(_ change: TextChange) {
    if change.hasCharacters {
      version += 1
      if !change.isOwn { programDidChange() }
    }
    view?.contentDidChange(change)
  }

  /// What the user did before can't be taken back in another text.
  private func programDidChange() {
    view?.undoManager?.removeAllActions(withTarget: self)
    guard showsMark else { return }
    unshowMark(0..<text.count)
    (view as UIResponder?)?.finishComposition()
  }

  /// Colours in attributes are those of the view's traits.
  private func withTraits(_ read: () -> AttributedText) -> AttributedText? {
    var result: AttributedText?
    view?.traitCollection.performAsCurrent { result = read() }
    return result
  }
}

extension EditedText {
  /// Replaces all of the text, by the program. The caret goes to the end.
  func setContent(_ content: AttributedBuffer) {
    guard let view else { return }
    (view as UIResponder).finishComposition()
    let selected = editor.selection.range
    view.inputDelegate?.textWillChange(view)
    storage.replace(NSRange(location: 0, length: text.count), with: content)
    editor.selection = TextSelection(text.count)
    view.inputDelegate?.textDidChange(view)
    if editor.selection.range != selected { view.selectionDidChange() }
  }

  func setAffinity(_ direction: UITextStorageDirection) {
    editor.selection.head.affinity = direction == .backward ? .upstream : .downstream
  }

  /// Makes an edit of the user's and tells of it. `name` is what menus call it.
  func edit(_ name: String, tellsText: Bool = true, _ body: () -> Void) {
    let (selected, before) = (editor.selection, version)
    let steps = editor.history.stepCount
    isEditing = true
    body()
    isEditing = false
    // What was composed is a step of its own when another edit ends it.
    for _ in steps..<max(steps, editor.history.stepCount) { registerUndo(name) }
    tell(from: selected, before, tellsText)
  }

  private func tell(from selected: TextSelection, _ before: Int, _ tellsText: Bool) {
    guard let view else { return }
    let hasChanged = version != before
    if hasChanged || editor.selection != selected { view.selectionDidChange() }
    if hasChanged, tellsText { view.userDidChangeText() }
    view.revealCaret()
    view.textInteraction?.refresh()
  }

  /// A new selection, by the user or the program.
  func select(_ selection: TextSelection) {
    selectionVersion += 1
    guard let view else { return editor.selection = selection.clamped(to: text) }
    let old = editor.selection
    view.inputDelegate?.selectionWillChange(view)
    editor.selection = selection.clamped(to: text)
    view.inputDelegate?.selectionDidChange(view)
    if old.range != editor.selection.range { view.selectionDidChange() }
  }

  // MARK: UIKeyInput

  func insert(_ string: String) {
    edit("Typing") {
      if editor.composition != nil {
        compose(string, selected: string.utf16.count..<string.utf16.count)
        endComposition()
      } else {
        prepareTyping()
        editor.insert(string)
      }
    }
  }

  func delete(_ deletion: TextEditor.Deletion) {
    edit("Typing") {
      endComposition()
      editor.delete(deletion)
    }
  }

  func transpose() {
    edit("Transpose") {
      endComposition()
      editor.transpose()
    }
  }

  func paste(_ content: AttributedBuffer, _ name: String) {
    edit(name) {
      endComposition()
      editor.paste(content)
    }
  }

  /// An empty text has no attributes that what is typed could take.
  func prepareTyping() {
    guard text.isEmpty, editor.typingAttributes == nil else { return }
    editor.typingAttributes = view?.baseAttributes
  }

  /// What `replace(_:withText:)` does: the selection is told of, the text is not.
  func replace(_ range: Range<Int>, _ string: String) {
    edit("Typing", tellsText: false) {
      endComposition()
      prepareTyping()
      let range = range.clamped(to: 0..<text.count)
      editor.replace(range, with: editor.typed(string, over: range), .other)
    }
  }

  // MARK: Undo

  private func registerUndo(_ name: String) {
    guard let manager = view?.undoManager else { return }
    manager.registerUndo(withTarget: self) { text in
      MainActor.assumeIsolated { text.takeBack(isUndo: true) }
    }
    manager.setActionName(name)
  }

  private func takeBack(isUndo: Bool) {
    let (selected, before) = (editor.selection, version)
    endComposition()
    isEditing = true
    _ = isUndo ? editor.undo() : editor.redo()
    isEditing = false
    view?.undoManager?.registerUndo(withTarget: self) { text in
      MainActor.assumeIsolated { text.takeBack(isUndo: !isUndo) }
    }
    tell(from: selected, before, true)
  }
}
