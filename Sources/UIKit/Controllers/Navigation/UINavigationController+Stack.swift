extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === controller },
      "\(self) is pushing the same view controller instance (\(controller)) more than once which is not "
        + "supported and is most likely an error in the application")
    precondition(
      !(controller is UINavigationController),
      "Pushing a navigation controller is not supported")
    finishSwipe()
    // A swipe that was given up may have brought it back.
    guard !stack.contains(where: { $0 === controller }) else { return }
    change(to: stack + [controller], animated: animated)
  }

  func pop(to controller: UIViewController, animated: Bool) -> [UIViewController]? {
    finishSwipe()
    guard let index = stack.firstIndex(where: { $0 === controller }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    return change(to: Array(stack.prefix(index + 1)), animated: animated)
  }

  /// To the controller that has this item.
  func pop(to item: UINavigationItem) {
    guard let target = stack.first(where: { $0.navigationItem === item }) else { return }
    if stack.count > 1, target === stack[stack.count - 2] {
      popViewController(animated: true)
    } else {
      popToViewController(target, animated: true)
    }
  }

  var presentedOverStack: UIViewController? {
    let top = topViewController ?? self
    guard let presentation = top.presentationAbove else { return top.activeSearch }
    return presentation.phase == .going ? nil : presentation.presented
  }

  func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    let distinct = Set(controllers.map(ObjectIdentifier.init))
    precondition(
      distinct.count == controllers.count,
      "All view controllers in a navigation controller must be distinct (\(controllers))")
    finishSwipe()
    change(to: controllers, animated: animated)
  }

  /// A gesture that drives a transition is over when the stack is changed in another way, and one that has given it
  /// up has given it up.
  func finishSwipe() {
    guard let run = state.run, run.state == .driven || run.wasCancelled else { return }
    run.finishAtOnce()
  }

  /// Returns what is removed. Views follow at once, or after the callbacks that are under way.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    let plan = NavigationPlan(from: stack, to: new)
    stack = new
    for controller in plan.added { adoptChild(controller) }
    for controller in plan.removed { controller.willMove(toParent: nil) }
    update(animated: animated)
    if !isViewLoaded { finishMoves() }
    return plan.removed
  }

  func adoptChild(_ controller: UIViewController) {
    addChild(controller)
    controller.navigationItem.onChange = { [weak self] in self?.barsDidChange() }
  }

  /// Ends the containment of those that were removed, and tells those that were added.
  func finishMoves() {
    let leaving = children.filter { child in
      child !== state.shown && !stack.contains { $0 === child }
        && child !== state.run?.participants.from
    }
    for child in leaving {
      child.removeFromPlace()
      child.navigationItem.onChange = nil
      for shown in [child] + child.shownInPlace { shown.barInsets = .zero }
      child.rareData?.bars?.container = nil
      child.removeFromParent()
    }
    for child in stack where !child.isMoved(into: self) { child.didMove(toParent: self) }
  }
}

extension UIViewController {
  /// Whether it was told that it is in the stack; notes that it is.
  fileprivate func isMoved(into parent: UINavigationController) -> Bool {
    let bars = ensureBars
    defer { bars.container = parent }
    return bars.container === parent
  }
}
