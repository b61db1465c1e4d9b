public import Foundation

/// Animates changes of views, and can be paused, scrubbed, reversed and stopped on the way.
///
/// While it runs the render thread does the work, as for `UIView.animate`; while it is paused nothing
/// runs. Views that no window shows change at once. Main thread only.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  /// How it moves.
  open internal(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds before the animations begin.
  open internal(set) var delay: TimeInterval = 0
  /// Becomes active with the start, a pause or a fraction, and inactive at the end.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether it is active and not paused.
  open internal(set) var isRunning = false

  /// False makes animated views pass touches on while the animator is active.
  open var isUserInteractionEnabled = true {
    didSet { requireInactive("isUserInteractionEnabled") }
  }
  /// Whether touches find animated views where they will be; otherwise it is where they show.
  open var isManualHitTestingEnabled = false {
    didSet { requireInactive("isManualHitTestingEnabled") }
  }
  /// Whether it can be paused and stopped.
  open var isInterruptible = true {
    didSet { requireInactive("isInterruptible") }
  }
  /// Whether a paused animator covers the way in proportion to `fractionComplete`; otherwise along
  /// its curve.
  open var scrubsLinearly = true
  /// Whether it stays active at the end, without calling its completions.
  open var pausesOnCompletion = false

  /// The whole motion's length and pace.
  let timing: MotionTiming
  /// Blocks given before it began, with their delays.
  var blocks: [(changes: () -> Void, delay: Double)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var tracks: [AnimatorPropertyChange] = []
  /// How far the animator itself has come: a lane without a delay.
  var lead = AnimatorProgress(delay: 0)
  /// Its place on its own timing, 0...1, as of the last rest; nil after it went on with other timing.
  var time: Double? = 0
  var course: AnimatorSegment?
  var run: AnimatorRun?
  var goesBack = false

  /// An animator of `duration` seconds; springs that have their own duration take that.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let copy = parameters.copy(with: nil) as? any UITimingCurveProvider
    timingParameters = copy ?? parameters
    timing = MotionTiming(timingParameters, duration: duration)
    super.init()
  }

  /// An animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a curve by its two inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest at the end of `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// An animator that runs already. Of the options the curve and `allowUserInteraction` count.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    makeRunning(duration, delay, options, animations, completion)
  }

  /// Seconds of the whole motion, without the delay.
  open var duration: TimeInterval { timing.duration }

  /// Can be changed while it runs: it turns round where it is.
  open var isReversed: Bool {
    get { goesBack }
    set { setReversed(newValue) }
  }

  /// Setting it makes the animator active, and paused.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { scrub(to: newValue) }
  }

  /// Begins, or goes on after a pause with its own timing.
  open func startAnimation() { start(after: 0) }

  /// Begins after so many seconds, during which the old values show.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Stays where it is; one that has not begun becomes active at its start.
  open func pauseAnimation() { pause() }

  /// Leaves the properties as they show. With true that is all; with false it waits for
  /// `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isFinal: withoutFinishing) }

  /// Ends a stopped animator and calls its completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  /// Changes that run along with the others. While it is active they are made at once and take the
  /// time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation, delayFactor: 0) }

  /// The factor, 0...1, is of the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation, delayFactor: Double(delayFactor))
  }

  /// Called once, on the main thread, when it is over, unless it is stopped for good.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits until it is over; for ever, if it is stopped for good.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { waiting in addCompletion { waiting.resume(returning: $0) } }
  }

  /// nil goes on with the animator's own timing from the place on it that shows. The factor, 0...1,
  /// of `duration` is the time it takes; 0 takes the time that is left. A spring with a duration of
  /// its own takes that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor: Double(durationFactor))
  }

  /// An inactive animator with the same timing, settings and blocks, and no completions.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }
}
