// Keyboard focus in a window: Tab and Shift-Tab move it through the focusable views in tree order.

extension UIWindow {
  /// False if no view can take the focus.
  func moveFocus(_ heading: UIFocusHeading) -> Bool {
    let stops = focusableViews
    guard !stops.isEmpty else { return false }
    let step = heading == .next ? 1 : stops.count - 1
    let start = heading == .next ? 0 : stops.count - 1
    let current = stops.firstIndex { $0 === focusedView }
    let next = stops[current.map { ($0 + step) % stops.count } ?? start]
    focus(on: next, heading)
    return true
  }

  /// A view that can become first responder also takes the keyboard.
  private func focus(on view: UIView, _ heading: UIFocusHeading) {
    let previous = focusedView
    guard previous !== view else { return }
    focusedView = view
    previous?.rareData?.focusRing?.hide()
    view.ensureFocusRing.show(on: view)
    let context = UIFocusUpdateContext(from: previous, to: view, heading: heading)
    let coordinator = UIFocusAnimationCoordinator()
    previous?.didUpdateFocus(in: context, with: coordinator)
    view.didUpdateFocus(in: context, with: coordinator)
    if view.canBecomeFirstResponder { view.becomeFirstResponder() }
  }

  private var focusableViews: [UIView] {
    var found: [UIView] = []
    collectFocusable(rootController?.frontmost.presentedBy?.overlay ?? self, &found)
    return found
  }

  private func collectFocusable(_ view: UIView, _ found: inout [UIView]) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return }
    if view.canBecomeFocused { found.append(view) }
    for child in view.subviews { collectFocusable(child, &found) }
  }
}

extension UIView {
  /// Whether it has the keyboard focus.
  public var isFocused: Bool { window?.focusedView === self }
}
