// Each window has a first responder. These rules change it.

extension UIResponder {
  func takeFocus() -> Bool {
    guard let window = focusWindow, canBecomeFirstResponder else { return false }
    if window.firstResponder === self { return true }
    return window.changingFirstResponder {
      guard window.firstResponder?.resignFirstResponder() ?? true else { return false }
      window.firstResponder = self
      window.followFirstResponder(self)
      return true
    }
  }

  func giveUpFocus() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    finishComposition()
    focusWindow?.firstResponder = nil
    return true
  }
}

extension UIView {
  func endEditing(forced: Bool) -> Bool {
    guard let responder = window?.firstResponder, isAround(responder) else { return false }
    let hasResigned = responder.resignFirstResponder()
    if forced, window?.firstResponder === responder { window?.firstResponder = nil }
    return hasResigned || forced
  }

  /// Whether a responder is the view, or one in it.
  func isAround(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) ?? false
  }
}
