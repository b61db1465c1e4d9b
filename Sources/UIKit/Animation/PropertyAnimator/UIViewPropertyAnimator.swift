public import Foundation

/// Animates changes of views and can be paused, scrubbed, reversed and stopped.
///
/// The render thread runs the animations, as for `UIView.animate`. Nothing runs while it is paused.
/// Views in no window change at once. Main thread only.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// The curve or spring.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds before the animations begin.
  open internal(set) var delay: TimeInterval = 0
  /// Becomes active when started, paused or scrubbed, and inactive at the end.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it is active and not paused.
  open internal(set) var isRunning = false

  /// If false, touches ignore animated views while the animator is active.
  @AlwaysObserved open var isUserInteractionEnabled = true {
    didSet { requireInactive("isUserInteractionEnabled") }
  }
  /// Whether touches hit animated views where they will end instead of where they are shown.
  @AlwaysObserved open var isManualHitTestingEnabled = false {
    didSet { requireInactive("isManualHitTestingEnabled") }
  }
  /// Whether it can be paused and stopped.
  @AlwaysObserved open var isInterruptible = true {
    didSet { requireInactive("isInterruptible") }
  }
  /// Whether scrubbing with `fractionComplete` is linear. Otherwise it follows the timing curve.
  open var scrubsLinearly = true
  /// Whether it stays active at the end without calling its completions.
  open var pausesOnCompletion = false

  let timing: MotionTiming
  /// Blocks added before it was active, with their delays.
  var blocks: [(changes: () -> Void, delay: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var tracks: [AnimatorPropertyChange] = []
  /// The progress of the animator itself: a change without a delay.
  var lead = AnimatorProgress(delay: 0)
  /// The last stored place on its own timing, 0...1; nil after it continued with other timing.
  var time: Double? = 0
  var course: AnimatorSegment?
  var run: AnimatorRun?
  var goesBack = false

  /// Makes an animator of `duration` seconds. A spring with its own duration overrides that.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let copy = parameters.copy(with: nil) as? any UITimingCurveProvider
    timingParameters = copy ?? parameters
    timing = MotionTiming(timingParameters, duration: duration)
    super.init()
  }

  /// Makes an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a spring that comes to rest at the end of `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes and starts an animator. It uses only the curve and `allowUserInteraction` of the
  /// options.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    makeRunning(duration, delay, options, animations, completion)
  }

  /// Seconds, without the delay.
  open var duration: TimeInterval { timing.duration }

  /// May be changed while it runs: it turns around in place.
  open var isReversed: Bool {
    get { goesBack }
    set { setReversed(newValue) }
  }

  /// Setting it makes the animator active and pauses it.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  /// Starts, or continues after a pause with its own timing.
  open func startAnimation() { start(after: 0) }

  /// Starts after a delay in seconds, during which the old values show.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Pauses in place. An animator that has not begun becomes active at its start.
  open func pauseAnimation() { pause() }

  /// Leaves the properties at the values shown. With true it ends without calling completions; with
  /// false it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isFinal: withoutFinishing) }

  /// Ends a stopped animator and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  /// Adds changes to animate. While active, they are made at once and animate over the remaining
  /// time.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// The delay is a fraction, 0...1, of the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }

  /// Called once on the main thread when the animator ends; not called after `stopAnimation(true)`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Returns when the animator ends; never after `stopAnimation(true)`.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { waiting in addCompletion { waiting.resume(returning: $0) } }
  }

  /// Nil continues on the animator's own timing. The rest takes `durationFactor` (0...1) times
  /// `duration`; 0 means the remaining time. A spring with its own duration overrides that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    resume(parameters, durationFactor: min(Double(durationFactor), 1))
  }

  /// An inactive animator with the same timing, settings and blocks, but no completions.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }
}
