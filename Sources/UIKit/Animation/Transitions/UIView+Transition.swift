public import Foundation
import QuartzCore

extension UIView {
  /// Makes the changes in `animations` with the transition in `options`; without one, they are made
  /// at once.
  ///
  /// The changes themselves do not animate unless `.allowAnimatedContent` is given. Unlike Apple's,
  /// the pages of the curls turn about their upper edge and stay flat.
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

  /// Replaces `fromView` by `toView` with a transition of the whole superview. With
  /// `.showHideTransitionViews` both stay in the superview and are hidden and shown.
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
