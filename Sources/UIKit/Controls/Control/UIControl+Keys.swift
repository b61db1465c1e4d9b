// Keys of the control that has the focus: the space bar and Return tap it, arrows change its value.

extension UIControl {
  private static let activating: Set<UIKeyboardHIDUsage> = [
    .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter,
  ]

  /// False if none of the keys means anything to the control.
  func takeKeys(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
    guard let key = presses.first?.key, listens(to: key) else { return false }
    if Self.activating.contains(key.keyCode) {
      (isKeyDown, isHighlighted) = (true, true)
      return true
    }
    let isVertical = key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow
    guard stepsUpAndDown || !isVertical,
      let step = ControlStep(key, isRightToLeft: isRightToLeft)
    else { return false }
    return take(step, with: event)
  }

  func liftKeys(_ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
    guard isKeyDown, let key = presses.first?.key, Self.activating.contains(key.keyCode)
    else { return false }
    releaseKey()
    if isEnabled { act(with: event) }
    return true
  }

  /// What the space bar and Return do: they open the menu of a control that a press opens one of.
  func act(with event: UIEvent?) {
    if showsMenuAsPrimaryAction, openPrimaryMenu() { return }
    activate(with: event)
  }

  func releaseKey() {
    if isKeyDown { (isKeyDown, isHighlighted) = (false, false) }
  }

  /// What a touch and a lift send.
  func tap(with event: UIEvent?) {
    send(.touchDown, with: event)
    sendLiftInside(event)
  }

  private func listens(to key: UIKey) -> Bool {
    isEnabled && isWorkedByKeys && (isFocused || isFirstResponder)
      && key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
  }
}
