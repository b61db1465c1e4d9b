public import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// Has not begun, or has ended.
  case inactive
  /// Runs or is paused.
  case active
  /// Was stopped in place and waits for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end
  case start
  /// Where the properties are now.
  case current
}

/// Controls the flow of an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }
  /// Whether it is active and not paused.
  var isRunning: Bool { get }
  /// Whether it moves back to the start.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Starts, or continues after a pause.
  func startAnimation()
  /// Starts after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses in place until it is started again.
  func pauseAnimation()
  /// Leaves the properties at the values shown now. With true it ends without calling completions;
  /// with false it waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at this position and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks of changes. Every method is optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that animate after this fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure to call when the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues after a pause, with other timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  public func addAnimations(_ animation: @escaping () -> Void) {}

  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Does nothing, as not every animator can change its timing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
