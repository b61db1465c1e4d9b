/// One uninterrupted stretch of an animator's run, in one direction, to the end or back to the
/// start.
struct AnimatorSegment {
  var timing: MotionTiming
  /// The animator's place on its own timing, 0...1; nil after it continued with other timing.
  var time: Double?
  var isReversed: Bool
  /// Seconds from `now` to the end.
  var remaining: Double
  /// When it begins, in the time of `CACurrentMediaTime`.
  var now: Double

  private var end: Double { isReversed ? 0 : 1 }

  /// Starts the motion of `progress`. A spring takes over `velocity`, in fractions of the way per
  /// second.
  func drive(_ progress: inout AnimatorProgress, velocity: Double) {
    progress.move(retracing(progress) ?? departing(from: progress, velocity: velocity))
  }

  /// Whether the motion follows the animator's own timing, in either direction.
  var isOnTiming: Bool {
    guard time != nil else { return false }
    return !isReversed || timing.pace().mirrored != nil
  }

  /// A motion on the animator's own timing, as if it had begun early enough.
  private func retracing(_ progress: AnimatorProgress) -> AnimatorMotion? {
    guard let time, isOnTiming else { return nil }
    let left = isReversed ? time : 1 - time
    guard left > 0 else { return nil }
    let whole = remaining / left
    let length = whole * (1 - progress.delay)
    let pace = timing.pace(progress.axis)
    guard length > 0 else { return nil }
    if isReversed, let back = pace.mirrored {
      return AnimatorMotion(
        start: 1, end: 0, pace: back, begin: now - (1 - time) * whole, duration: length)
    }
    let slower = timing.duration > 0 ? length / timing.duration : 1
    return AnimatorMotion(
      start: 0, end: 1, pace: pace.slowed(by: slower), begin: now + (progress.delay - time) * whole,
      duration: length)
  }

  /// A new motion from the current value. A change that has not begun waits out its delay.
  private func departing(from progress: AnimatorProgress, velocity: Double) -> AnimatorMotion {
    let start = progress.share(at: now)
    var wait = 0.0
    if let time, !isReversed, progress.delay > time, time < 1 {
      wait = remaining * (progress.delay - time) / (1 - time)
    }
    let length = max(remaining - wait, 1e-6)
    var pace = timing.pace(progress.axis)
    if timing.duration > 0 { pace = pace.slowed(by: length / timing.duration) }
    if velocity != 0, start != end { pace = pace.starting(at: velocity / (end - start)) }
    return AnimatorMotion(
      start: start, end: end, pace: pace, begin: now + wait, duration: length)
  }
}
