public import Foundation
import RenderKit

// Changes of views inside these calls animate on the render thread. The views have their new values
// at once. `completion` is called on the main thread when all animations are over, with true unless
// one was replaced or removed. A block that animates nothing completes in the same turn.

extension UIView {
  /// Animates changes over `duration` seconds, easing in and out.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes after `delay` seconds, during which the old values show.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(duration: duration, delay: delay, options: options)
    AnimationContext.current.animate(settings, animations, completion)
  }

  /// Animates changes with a spring that comes to rest at the end of `duration`.
  ///
  /// A `dampingRatio` of 1 does not overshoot. `velocity` is in whole ways per second. The
  /// frequency follows from the ratio and the duration (see `SpringSolver`).
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

  /// Animates changes with a perceptual spring: `duration` is about one oscillation, and a `bounce`
  /// of 0 does not overshoot. The animation lasts until the spring has settled.
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

  /// Inside an animation block, makes the changes in this closure animate `count` times, which may
  /// be fractional. With `autoreverses`, each time includes the way back.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let scope = AnimationContext.current.scope else { return animations() }
    scope.modify(count: Double(count), autoreverses: autoreverses, animations)
  }

  /// The animations of `perform(_:on:options:animations:completion:)`.
  public enum SystemAnimation: UInt, Sendable {
    /// Shrinks and fades the views, then removes them from their superviews.
    case delete
  }

  /// Performs a system animation of `views` together with the changes in `parallelAnimations`.
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

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.current.performWithoutAnimation(actionsWithoutAnimation)
  }

  /// Turns animation blocks on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.current.isEnabled = enabled
  }

  /// The duration of the innermost open block in seconds; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current.scope?.settings.duration ?? 0
  }
}
