public import Foundation
import QuartzCore

extension UIView {
  /// Replaces what `view` shows by what `animations` makes of it, in the way that the transition among
  /// `options` says; without one the changes are simply made.
  ///
  /// Changes in the block do not animate by themselves unless `.allowAnimatedContent` is given. The
  /// pages of the curls turn about their upper edge and stay flat, unlike Apple's.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(duration: duration, delay: 0, options: options)
      .inheriting(AnimationContext.current.scope?.settings)
    if let transition = ViewTransition(options) {
      let stage = ViewTransitionRun(view, transition, settings, completion)
      return stage.perform(transition, animations ?? {})
    }
    performWithoutAnimation { animations?() }
    AnimationBlock(settings, completion: completion).close()
  }

  /// Puts `toView` in the place of `fromView`, in the way that the transition among `options` says, of
  /// the whole superview. With `.showHideTransitionViews` both stay where they are, and are hidden and
  /// shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      preconditionFailure("a transition starts from a view in a superview: add fromView first")
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
