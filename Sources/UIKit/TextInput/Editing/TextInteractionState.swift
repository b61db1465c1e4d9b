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
