extension UINavigationController {
  /// Replaces the stack at once. It tells nobody that views come or go: a container that moves controllers
  /// from one stack to another does.
  func adoptStack(_ new: [UIViewController]) {
    state.run?.finishAtOnce()
    let (plan, old) = (NavigationPlan(from: stack, to: new), state.shown)
    for controller in plan.removed { controller.willMove(toParent: nil) }
    stack = new
    for controller in plan.added { adoptChild(controller) }
    (state.shown, state.shownStack) = isViewLoaded ? (new.last, new) : (nil, [])
    finishMoves()
    guard isViewLoaded else { return }
    if let old, old !== new.last, old.parent === self { old.removeFromPlace() }
    if let top = new.last {
      container.addSubview(place(top))
      top.bringOverlayAlong()
    }
    navigationBar.replaceItems(new.map(\.navigationItem), animated: false)
    toolbar.items = new.last?.toolbarItems
    followContent()
    barsDidChange()
  }
}
