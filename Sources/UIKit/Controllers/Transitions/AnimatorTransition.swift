import CoreGraphics
import Foundation

/// A transition that a property animator makes, so that it can be paused, turned back and ended at once.
@MainActor
final class AnimatorTransition: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Context = any UIViewControllerContextTransitioning

  private let duration: TimeInterval
  private let make: (Context) -> UIViewPropertyAnimator
  private var animator: UIViewPropertyAnimator?

  /// `make` is called when the transition starts, to put views in place and animate them.
  init(duration: TimeInterval, _ make: @escaping (Context) -> UIViewPropertyAnimator) {
    (self.duration, self.make) = (duration, make)
  }

  convenience init(_ animator: UIViewPropertyAnimator) {
    self.init(duration: animator.duration) { _ in animator }
  }

  func transitionDuration(using transitionContext: Context?) -> TimeInterval { duration }

  func interruptibleAnimator(using transitionContext: Context) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = make(transitionContext)
    animator.isUserInteractionEnabled = false
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    self.animator = animator
    return animator
  }

  func animateTransition(using transitionContext: Context) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
