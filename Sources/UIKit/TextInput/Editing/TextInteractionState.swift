import Foundation
import TextKit

/// What a user has done to a text besides typing: the value of `interactionState`, which says no more to
/// programs.
struct TextInteractionState {
  let selection: TextSelection
  let isFirstResponder: Bool
}

extension EditedTextView {
  var currentInteractionState: TextInteractionState {
    TextInteractionState(
      selection: editedText.editor.selection, isFirstResponder: isFirstResponder)
  }

  /// A value of another kind changes nothing; a selection beyond the text is put inside it.
  func restore(_ state: Any) {
    guard let state = state as? TextInteractionState else { return }
    if state.isFirstResponder { becomeFirstResponder() }
    editedText.select(state.selection)
    textInteraction?.refresh()
  }
}

extension UITextField {
  /// The selection, and whether the field is first responder: to give them back to it, or to another field
  /// with the same text.
  public var interactionState: Any {
    get { currentInteractionState }
    set { restore(newValue) }
  }
}

extension UITextView {
  /// The selection, and whether the view is first responder: to give them back to it, or to another view
  /// with the same text.
  public var interactionState: Any {
    get { currentInteractionState }
    set { restore(newValue) }
  }

  /// Nil: text is laid out by `layoutManager`.
  public var textLayoutManager: NSTextLayoutManager? { nil }
}
