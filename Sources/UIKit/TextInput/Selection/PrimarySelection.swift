// What the user selects, by mouse, touch, keys or commands, is the desktop's primary selection, which a
// middle click pastes. It is offered once for each act of the user's, and never for the program's.

import Foundation

extension UserEdits {
  /// Offers what is selected. What is secret is told to nobody.
  func offerPrimarySelection() {
    if let view = input as? any EditedTextView { return view.editedText.offerPrimarySelection() }
    guard !input.isSecureTextEntry, let range = input.selectedTextRange, !range.isEmpty,
      let text = input.text(in: range)
    else { return }
    UIPasteboard.primarySelection.string = text
  }

  /// Whether something is selected that was not before.
  fileprivate func hasSelected(otherThan before: UITextRange?) -> Bool {
    guard let selected = input.selectedTextRange, !selected.isEmpty else { return false }
    guard let before else { return true }
    return input.compare(selected.start, to: before.start) != .orderedSame
      || input.compare(selected.end, to: before.end) != .orderedSame
  }
}

extension UIResponder {
  /// Performs a command of the user's, and offers what it has selected in this responder's text.
  func offeringSelection(after perform: () -> Bool) -> Bool {
    guard let input = self as? any UITextInput else { return perform() }
    let before = input.selectedTextRange
    guard perform() else { return false }
    let edits = UserEdits(input: input)
    if edits.hasSelected(otherThan: before) { edits.offerPrimarySelection() }
    return true
  }
}
