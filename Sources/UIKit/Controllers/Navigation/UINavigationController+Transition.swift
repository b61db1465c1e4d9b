import CoreGraphics
import Foundation

extension UINavigationController {
  /// Shows the controller on top. What runs is ended at once, and what is asked for in callbacks waits until
  /// they are over.
  func update(animated: Bool) {
    guard isViewLoaded else { return }
    guard !state.isTelling else {
      state.waiting = (state.waiting ?? false) || animated
      return
    }
    state.run?.finishAtOnce()
    guard state.shown !== stack.last else { return stackBelowDidChange() }
    for controller in [state.shown, stack.last] { controller?.finishPresentationInPlace() }
    // What they are told then may have changed the stack.
    guard state.shown !== stack.last else { return }
    let plan = NavigationPlan(from: state.shownStack, to: stack)
    start(plan, animated: animated && UIView.areAnimationsEnabled && isSeen)
  }

  private func start(_ plan: NavigationPlan<UIViewController>, animated: Bool) {
    state.isTelling = true
    let (old, oldStack) = (state.shown, state.shownStack)
    let new = stack.last
    new?.loadViewIfNeeded()
    (state.shown, state.shownStack, state.isPop) = (new, stack, plan.direction == .pop)
    let run = makeRun(from: old, to: new, plan.direction, animated: animated)
    state.run = run
    ensureRareData.transitionCoordinator = run
    if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
    run.onArrange = { [self] in
      moveBars(plan.direction, beside: run)
      if let new, !run.isAnimated { container.addSubview(place(new)) }
    }
    run.onLeave = { [self] completed in
      state.isTelling = true
      if !completed { restore(oldStack, old, insteadOf: plan.stack) }
      (completed ? old : new)?.viewInPlace?.removeFromSuperview()
    }
    run.onEnd = { [self] completed in finish(run, completed, animated) }
    run.begin()
    if !run.isAnimated { run.complete(true) }
    if presentedBy != nil { contentSizeDidChange() }
    if run.state != .over { doWhatWaits() }
  }

  private func finish(_ run: TransitionRun, _ completed: Bool, _ animated: Bool) {
    if state.run === run { state.run = nil }
    if run.interaction === state.swipe?.interaction { state.swipe = nil }
    finishMoves()
    if let shown = state.shown, completed {
      delegate?.navigationController(self, didShow: shown, animated: animated)
    }
    // The delegate asks it who has left.
    if rareData?.transitionCoordinator === run { rareData?.transitionCoordinator = nil }
    doWhatWaits()
    barsDidChange()
  }

  private func doWhatWaits() {
    state.isTelling = false
    guard let animated = state.waiting else { return }
    state.waiting = nil
    update(animated: animated)
  }

  /// After a transition that was given up. A stack that the program asked for meanwhile stays, and shows next.
  private func restore(
    _ stack: [UIViewController], _ shown: UIViewController?, insteadOf given: [UIViewController]
  ) {
    (state.shown, state.shownStack) = (shown, stack)
    guard self.stack.elementsEqual(given, by: { $0 === $1 }) else { return }
    self.stack = stack
    for child in stack where !given.contains(where: { $0 === child }) {
      child.parentMove = nil
      child.didMove(toParent: self)
    }
  }

  /// The top stays: only the back button may be another.
  private func stackBelowDidChange() {
    state.shownStack = stack
    navigationBar.replaceItems(stack.map(\.navigationItem), animated: false)
    navigationBar.reload()
    finishMoves()
  }

  var isSeen: Bool { container.window?.showsOnScreen ?? false }
}

extension UINavigationController {
  /// Nobody is told that it appears while the navigation controller itself does not.
  private func makeRun(
    from old: UIViewController?, to new: UIViewController?,
    _ direction: NavigationPlan<UIViewController>.Direction, animated: Bool
  ) -> TransitionRun {
    var participants = TransitionParticipants(from: old, to: new, container: container)
    (participants.movesFrom, participants.movesTo) = (isSeen, isSeen)
    participants.place = new.map(contentFrame) ?? .zero
    guard animated, let old, let new, direction != .none else {
      return TransitionRun(participants, order: .leavingFirst)
    }
    let operation: Operation = direction == .push ? .push : .pop
    let custom = delegate?.navigationController(
      self, animationControllerFor: operation, from: old, to: new)
    let interaction = custom.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    return TransitionRun(
      participants, order: .leavingFirst,
      animator: custom ?? zoom(operation, old, new) ?? slide(operation),
      interaction: custom == nil ? state.swipe?.interaction : interaction)
  }

  private func zoom(
    _ operation: Operation, _ old: UIViewController, _ new: UIViewController
  ) -> AnimatorTransition? {
    let isPush = operation == .push
    let zoom = ZoomTransition(of: isPush ? new : old, from: isPush ? old : new)
    return zoom?.makeTransition(isBack: !isPush) { [weak self] context in
      _ = self?.place(new)
      guard let coming = context.view(forKey: .to) else { return nil }
      context.putComingView(coming, isBack: !isPush)
      return context.view(forKey: isPush ? .to : .from)
    }
  }

  private func slide(_ operation: Operation) -> AnimatorTransition {
    AnimatorTransition(duration: NavigationSlide.duration) { [weak self] context in
      if let new = context.viewController(forKey: .to) { _ = self?.place(new) }
      return NavigationSlide(context, isPush: operation == .push).makeAnimator()
    }
  }

  /// The view where it belongs, with the safe area that the bars leave.
  func place(_ controller: UIViewController) -> UIView {
    controller.loadViewIfNeeded()
    guard let view = controller.viewInPlace else { return UIView() }
    for shown in controller.shownInPlace { shown.barInsets = contentInsets(for: controller) }
    view.changingPlace {
      view.transform = .identity
      view.frame = contentFrame(for: controller)
    }
    return view
  }
}
