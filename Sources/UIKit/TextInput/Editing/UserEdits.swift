// Walk T4: input by the user. In: what a key, an input method or a menu means. Out: calls of UITextInput,
// after the text was asked. Next: EditedText, or the program's own text.

import CoreGraphics
import Foundation
import PlatformKit
import TextKit

/// What the user does to a text, whatever view has it. Asks the text and then edits it: all input goes
/// through here.
@MainActor
struct UserEdits {
  let input: any UITextInput

  /// A text view of ours.
  private var view: (any EditedTextView)? { input as? any EditedTextView }

  /// Whether the user may change the text.
  var isEditable: Bool {
    if let view { return view.isTextEditable }
    return (input as? UIView)?.textInteraction?.textInteractionMode != .nonEditable
  }

  /// Types a text in place of the selection.
  func insert(_ text: String) {
    guard isEditable else { return }
    finishComposition()
    if text == "\n", view?.takeReturn() == true { return }
    let text = view?.acceptable(text) ?? text
    guard !text.isEmpty, may(input.selectedTextRange, text) else { return }
    input.insertText(text)
    didEdit()
  }

  /// The Backspace key. Views hear of it in an empty text, too.
  func deleteBackward() {
    guard isEditable else { return }
    finishComposition()
    if let range = range(of: .characterBackward), !range.isEmpty, !may(range, "") { return }
    input.deleteBackward()
    didEdit()
  }

  /// What an input method commits in place of what it has composed.
  func commit(_ text: String) {
    guard isEditable else { return }
    let text = view?.acceptable(text) ?? text
    guard may(input.markedTextRange ?? input.selectedTextRange, text) else {
      return setMarked("", NSRange(location: 0, length: 0))
    }
    if input.markedTextRange == nil || view != nil {
      if !text.isEmpty || input.markedTextRange != nil { input.insertText(text) }
    } else {
      setMarked(text, NSRange(location: text.utf16.count, length: 0))
      input.unmarkText()
    }
    didEdit()
  }

  /// What an input method composes.
  func compose(_ preedit: Preedit) {
    guard isEditable else { return }
    let text = view?.acceptable(preedit.text) ?? preedit.text
    guard may(input.markedTextRange ?? input.selectedTextRange, text) else { return }
    view?.editedText.clauses = text == preedit.text ? preedit.spans : []
    setMarked(text, NSRange(location: preedit.caret, length: 0))
    view?.editedText.clauses = []
    didEdit()
  }

  /// Removes what an input method wants to compose anew.
  func delete(_ range: UITextRange) {
    guard isEditable, may(range, "") else { return }
    input.replace(range, withText: "")
    didEdit()
  }

  /// The Delete command of menus.
  func deleteSelection() {
    guard let range = input.selectedTextRange, !range.isEmpty else { return }
    deleteBackward()
  }

  /// Replaces a range, as a correction does.
  func replace(_ range: UITextRange, _ text: String) {
    guard isEditable else { return }
    finishComposition()
    let text = view?.acceptable(text) ?? text
    guard may(range, text) else { return }
    input.replace(range, withText: text)
    didEdit()
  }

  private func setMarked(_ text: String, _ selected: NSRange) {
    if view != nil { return input.setMarkedText(text, selectedRange: selected) }
    let marked = NSAttributedString(string: text, attributes: input.markedTextStyle)
    input.setAttributedMarkedText(marked, selectedRange: selected)
  }

  /// Asks the text. A range that is not known cannot be asked for.
  func may(_ range: UITextRange?, _ text: String) -> Bool {
    range.map { input.shouldChangeText(in: $0, replacementText: text) } ?? true
  }

  /// Whoever moves the caret or edits ends the composition in its place first.
  func finishComposition() {
    (input as? UIResponder)?.finishComposition()
  }

  func didEdit() {
    let interaction = (input as? UIView)?.textInteraction
    interaction?.editMenu?.dismiss()
    interaction?.refresh()
    if view == nil { revealCaret() }
  }
}

extension UIResponder {
  /// What is being composed in it stays as it is.
  package func finishComposition() {
    guard isFirstResponder else { return }
    focusWindow?.application?.engine.inputMethod.finish()
  }
}
