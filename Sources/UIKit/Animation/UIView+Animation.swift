public import Foundation
import RenderKit

// Changes of views made inside these calls animate on the render thread. The views have their new
// values at once; `completion` runs on the main thread when all the animations are over, with true
// unless one was replaced or removed. A block that animates nothing completes in the same turn.

extension UIView {
  /// Animates changes over `duration` seconds, starting and ending slowly.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes after `delay` seconds, during which the old values go on showing.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(duration: duration, delay: delay, options: options)
    AnimationContext.current.animate(settings, animations, completion)
  }

  /// Animates changes by a spring that comes to rest at the end of `duration`.
  ///
  /// A `dampingRatio` of 1 does not swing over; `velocity` is in ways to the end each second. The
  /// spring keeps the ratio, its frequency follows (see `SpringSolver`).
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pacing = AnimationPacing.spring(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity))
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: options, pacing: pacing)
    AnimationContext.current.animate(settings, animations, completion)
  }

  /// Animates changes by a spring as felt: `duration` is about one swing, `bounce` 0 does not swing
  /// over. The animation goes on until the spring has settled.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringSolver.spring(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(initialSpringVelocity))
    let settings = AnimationSettings(
      duration: SpringSolver.settlingDuration(of: spring), delay: delay,
      options: options.union(.overrideInheritedDuration), pacing: .bounce(spring))
    AnimationContext.current.animate(settings, animations, completion)
  }

  /// Lets the animations of changes made in this closure, inside an animation block, play `count` times
  /// (parts count too), each followed by its way back where they autoreverse.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = AnimationContext.current.scope else { return animations() }
    scope.modify(count: Double(count), autoreverses: autoreverses, animations)
  }

  /// What `perform(_:on:options:animations:completion:)` can do with views.
  public enum SystemAnimation: UInt, Sendable {
    /// The views shrink and fade, and are then taken out of their superviews.
    case delete
  }

  /// Animates views in the system's way, and what `parallelAnimations` changes beside them.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.35, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.5, y: 0.5)
      }
      parallelAnimations?()
    } completion: { isFinished in
      for view in views { view.removeFromSuperview() }
      completion?(isFinished)
    }
  }

  /// Makes changes at once, also inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.current.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// Whether animation blocks animate from now on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.current.isEnabled = enabled
  }

  /// Whether blocks animate at all, or change things at once.
  public class var areAnimationsEnabled: Bool { AnimationContext.current.isEnabled }

  /// Duration in seconds of the innermost animation block being run; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current.scope?.settings.duration ?? 0
  }
}
