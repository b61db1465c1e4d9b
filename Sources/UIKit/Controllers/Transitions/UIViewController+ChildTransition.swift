import Foundation

extension UIViewController {
  /// In the order of callbacks of a navigation: the old child is told first.
  func replace(
    _ old: UIViewController, by new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      old.parent === self && new.parent === self,
      "Children view controllers \(old) and \(new) must have a common parent view controller when "
        + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
        + "options:animations:completion:]")
    precondition(
      shouldAutomaticallyForwardAppearanceMethods,
      "a controller that forwards appearance methods itself moves its children's views itself")
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    let animator = ChildAnimator(duration: duration, options, animations)
    let run = makeRun(from: old, to: new, isAnimated ? animator : nil)
    run.onLeave = { _ in old.viewIfLoaded?.removeFromSuperview() }
    run.onEnd = { _ in completion?(animator.hasFinished) }
    if !isAnimated { run.onArrange = { ChildAnimator.add(new, to: run.containerView) } }
    run.begin()
    if !isAnimated { animator.animateTransition(using: TransitionContext(run)) }
  }

  /// Nobody is told anything while the container is not seen.
  private func makeRun(
    from old: UIViewController, to new: UIViewController, _ animator: ChildAnimator?
  ) -> TransitionRun {
    let container: UIView = old.view.superview ?? view
    let isSeen = container.window?.showsOnScreen ?? false
    if !isSeen { new.loadViewIfNeeded() }
    var participants = TransitionParticipants(from: old, to: new, container: container)
    (participants.movesFrom, participants.movesTo) = (isSeen, isSeen)
    return TransitionRun(participants, order: .leavingFirst, animator: animator)
  }
}

/// Puts one child's view in the place of another's, with the animation that a container asks for.
private final class ChildAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval
  private let options: UIView.AnimationOptions
  private let changes: (() -> Void)?
  private(set) var hasFinished = true

  init(duration: TimeInterval, _ options: UIView.AnimationOptions, _ changes: (() -> Void)?) {
    (self.duration, self.options, self.changes) = (duration, options, changes)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  static func add(_ child: UIViewController, to container: UIView) {
    guard let view = child.view, view.superview !== container else { return }
    container.addSubview(view)
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let old = context.viewController(forKey: .from)?.viewIfLoaded
    let new = context.viewController(forKey: .to)
    let add = { if let new { Self.add(new, to: container) } }
    let end: (Bool) -> Void = { [self] isFinished in
      hasFinished = isFinished
      context.completeTransition(true)
    }
    if ViewTransition(options) == nil {
      add()
      return UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { [changes] in changes?() },
        completion: end)
    }
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: { [changes] in
        add()
        old?.removeFromSuperview()
        changes?()
      }, completion: end)
  }
}
