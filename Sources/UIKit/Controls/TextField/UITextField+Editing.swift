import CoreGraphics
import Foundation
import FoundationAdditions
import TextKit

extension UITextField: EditedTextView {
  var textOrigin: CGPoint { originOfText }
  var isTextEditable: Bool { isEnabled }
  var isTextSelectable: Bool { isEnabled }
  var keepsPastedAttributes: Bool { false }
  var baseAttributes: [NSAttributedString.Key: Any] { style.attributes }

  /// A line has no tabs and no breaks.
  func acceptable(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    return text == "\t" ? "" : text.withoutLineBreaks.replacingOccurrences(of: "\t", with: " ")
  }

  func contentDidChange(_ change: TextChange) { textNeedsLayout() }

  func userDidChangeText() {
    clearsOnInsertion = false
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }

  func selectionDidChange() {
    clearsOnInsertion = false
    delegate?.textFieldDidChangeSelection(self)
  }

  func revealCaret() { setNeedsLayout() }

  // MARK: Input

  func type(_ text: String) {
    if clearsOnInsertion { editedText.editor.selection = TextSelection(0..<editedText.text.count) }
    editedText.insert(acceptable(text))
  }

  func askToChange(_ range: Range<Int>, _ text: String) -> Bool {
    guard isEnabled else { return false }
    return delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(range), replacementString: text) ?? true
  }

  /// Return asks, and tells those who want to hear that editing may end.
  func takeReturn() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
    if ends { resignFirstResponder() }
    return true
  }

  /// The clear button.
  func clearByUser() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isFirstResponder { becomeFirstResponder() }
    removeText()
  }

  private func removeText() {
    guard hasText else { return }
    finishComposition()
    editedText.editor.selection = TextSelection(0..<editedText.text.count)
    editedText.edit("Clear") { editedText.editor.paste(AttributedBuffer()) }
  }

  func selectWord() {
    let word = editedText.text.word(at: editedText.editor.selection.head.offset)
    if !word.isEmpty { editedText.select(TextSelection(word)) }
    interaction.refresh()
  }

  func selectAllText() {
    editedText.select(TextSelection(0..<editedText.text.count))
    interaction.refresh()
  }

  func setSelection(_ range: UITextRange?) {
    let offsets = range.map { editedText.range($0) } ?? 0..<0
    editedText.select(TextSelection(offsets))
    interaction.refresh()
    revealCaret()
  }

  /// Nil for what is not about the selection.
  func canPerform(_ action: Selector) -> Bool? {
    let isSelected = !editedText.editor.selection.isCaret
    switch action.description {
    case "cut:", "delete:": return isEditing && isSelected && !isSecureTextEntry
    case "copy:": return isEditing && isSelected && !isSecureTextEntry
    case "paste:": return isEditing && editedText.canPasteNow
    case "pasteAndMatchStyle:": return false
    case "select:": return isEditing && hasText && !isSelected
    case "selectAll:":
      return isEditing && hasText && editedText.editor.selection.range != 0..<editedText.text.count
    default: return nil
    }
  }

  // MARK: Beginning and ending

  func beginEditing(_ takeFocus: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, window != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      takeFocus()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { removeText() }
    sidesDidChange()
    layoutIfNeeded()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  var mayEndEditing: Bool {
    !isFirstResponder || delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// The field is no longer first responder.
  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    sidesDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    send(.editingDidEnd, with: nil)
    let reason = [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    NotificationCenter.default.post(
      name: Self.textDidEndEditingNotification, object: self, userInfo: reason)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UITextField: UITextSelectionDisplayInteractionDelegate {
  /// Above the border.
  public func selectionContainerViewBelowText(
    for interaction: UITextSelectionDisplayInteraction
  ) -> UIView? { highlightClip }
}
