/// A stretch of an animator's run: from now on, in one direction, to the end or back to the start.
struct AnimatorSegment {
  var timing: MotionTiming
  /// How far the animator is on its own timing, 0...1; nil after it went on with other timing.
  var time: Double?
  var isReversed: Bool
  /// Seconds from now to the end.
  var remaining: Double
  /// When it begins, in `CACurrentMediaTime`'s seconds.
  var now: Double

  private var end: Double { isReversed ? 0 : 1 }

  /// Sets `lane` moving; `velocity` in shares a second is what a spring takes over.
  func drive(_ lane: inout AnimatorProgress, velocity: Double) {
    lane.move(retracing(lane) ?? departing(from: lane, velocity: velocity))
  }

  /// Whether the motion goes along the animator's own timing, there or back.
  var isOnTiming: Bool {
    guard time != nil else { return false }
    return !isReversed || timing.pace().mirrored != nil
  }

  /// Along the animator's own timing, as if it had begun long enough ago.
  private func retracing(_ lane: AnimatorProgress) -> AnimatorMotion? {
    guard let time, isOnTiming else { return nil }
    let left = isReversed ? time : 1 - time
    guard left > 0 else { return nil }
    let whole = remaining / left
    let length = whole * (1 - lane.delay)
    let pace = timing.pace(lane.axis)
    guard length > 0 else { return nil }
    if isReversed, let back = pace.mirrored {
      return AnimatorMotion(
        start: 1, end: 0, pace: back, begin: now - (1 - time) * whole, duration: length)
    }
    let slower = timing.duration > 0 ? length / timing.duration : 1
    return AnimatorMotion(
      start: 0, end: 1, pace: pace.slowed(by: slower), begin: now + (lane.delay - time) * whole,
      duration: length)
  }

  /// A motion of its own, from where the lane is. What has not begun waits its part of the time.
  private func departing(from lane: AnimatorProgress, velocity: Double) -> AnimatorMotion {
    let start = lane.share(at: now)
    var wait = 0.0
    if let time, !isReversed, lane.delay > time, time < 1 {
      wait = remaining * (lane.delay - time) / (1 - time)
    }
    let length = max(remaining - wait, 1e-6)
    var pace = timing.pace(lane.axis)
    if timing.duration > 0 { pace = pace.slowed(by: length / timing.duration) }
    if velocity != 0, start != end { pace = pace.starting(at: velocity / (end - start)) }
    return AnimatorMotion(
      start: start, end: end, pace: pace, begin: now + wait, duration: length)
  }
}
