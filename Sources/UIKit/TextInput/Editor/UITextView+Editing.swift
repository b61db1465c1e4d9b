import CoreGraphics
import Foundation
import PlatformKit
import TextKit

extension UITextView: EditedTextView {
  var isTextEditable: Bool { isEditable }
  var isTextSelectable: Bool { isSelectable || isEditable }
  var keepsPastedAttributes: Bool { allowsEditingTextAttributes }

  func contentDidChange(_ change: TextChange) {
    canvas.hasEdits = true
    prepareAttachments(in: change.range.clamped(to: 0..<editedText.text.count))
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    layoutManager.endAttributes = editedText.text.isEmpty ? baseAttributes : nil
    interaction.refresh()
    if change.hasCharacters, !isEditable, !dataDetectorTypes.isEmpty { detectData() }
    if change.hasCharacters { findInteraction?.textDidChange() }
  }

  func userDidChangeText() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Also after each edit, before the text is told of.
  func selectionDidChange() {
    checkSpelling()
    delegate?.textViewDidChangeSelection(self)
    interaction.refresh()
  }

  func mayChange(_ range: UITextRange, _ text: String) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: NSRange(editedText.range(range)), replacementText: text) ?? true
  }

  func insert(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      editedText.editor.selection = TextSelection(0..<editedText.text.count)
    }
    editedText.insert(text)
  }

  /// A range of which a part lies outside is cut there.
  func select(_ range: NSRange) {
    let count = editedText.text.count
    let start = min(max(0, range.location), count)
    let length = min(max(0, range.length), count - start)
    editedText.select(TextSelection(start..<start + length))
  }

  func selectWord() {
    let word = editedText.text.word(at: editedText.editor.selection.head.offset)
    if !word.isEmpty { select(NSRange(word)) }
    interaction.refresh()
  }

  func allows(_ action: Selector) -> Bool {
    if let finds = allowsFinding(action) { return finds }
    let selection = editedText.editor.selection
    return switch action.description {
    case "copy:": isSelectable && !selection.isCaret
    case "cut:", "delete:": isEditable && !selection.isCaret
    case "paste:", "pasteAndMatchStyle:": isEditable && editedText.canPasteNow
    case "select:": isSelectable && selection.isCaret && hasText
    case "selectAll:": isSelectable && selection.range.count < editedText.text.count
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:":
      isEditable && allowsEditingTextAttributes
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:": isEditable
    default: true
    }
  }

  // MARK: The keyboard

  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder || !isEditable { return become() }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textViewShouldBeginEditing(self) ?? true, become()
    else { return false }
    style.isEditing = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder, style.isEditing else { return resign() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
    style.isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  var textDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    (defaults.isElement, defaults.value) = (true, textStorage.string)
    defaults.traits = isEditable ? [] : .staticText
    (defaults.role, defaults.holdsElements) = (.textView, !canvas.attachmentViews.isEmpty)
    return defaults
  }
}
