// Each window has a first responder. These rules change it.

extension UIResponder {
  func takeFocus() -> Bool {
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      if current === self { return true }
      guard current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  func giveUpFocus() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusWindow?.firstResponder = nil
    return true
  }
}
