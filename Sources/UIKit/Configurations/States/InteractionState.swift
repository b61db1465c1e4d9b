/// What the states of views and cells have in common.
struct InteractionState {
  let isDisabled: Bool
  let isHighlighted: Bool
  let isSelected: Bool

  /// Nil for a state of another kind.
  init?(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      (isDisabled, isHighlighted) = (state.isDisabled, state.isHighlighted)
      isSelected = state.isSelected
    case let state as UIViewConfigurationState:
      (isDisabled, isHighlighted) = (state.isDisabled, state.isHighlighted)
      isSelected = state.isSelected
    default: return nil
    }
  }

  var isMarked: Bool { isHighlighted || isSelected }
}
