/// Progress from one fraction of the way to another, as a function of time.
struct AnimatorMotion {
  var start: Double
  var end: Double
  var pace: MotionTiming.Pace
  /// In the time of `CACurrentMediaTime`. It may lie before the motion was made.
  var begin: Double
  /// Seconds; positive.
  var duration: Double

  /// The progress at `time`; `start` before the beginning, `end` after the end.
  func share(at time: Double) -> Double {
    if time <= begin { return start }
    if time >= begin + duration { return end }
    return start + (end - start) * pace.share(at: (time - begin) / duration)
  }

  func velocity(at time: Double) -> Double {
    let step = 1e-5
    return (share(at: time + step) - share(at: time - step)) / (2 * step)
  }
}

/// The progress of one change: at rest or moving.
struct AnimatorProgress {
  /// The fraction of the animator's duration before the change begins to move.
  let delay: Double
  var axis = MotionTiming.Axis.x
  /// The progress while nothing moves: 0 shows the old value, 1 the new one.
  private(set) var restingShare = 0.0
  private(set) var motion: AnimatorMotion?

  init(delay: Double, axis: MotionTiming.Axis = .x) {
    self.delay = min(max(delay, 0), 1)
    self.axis = axis
  }

  func share(at now: Double) -> Double { motion?.share(at: now) ?? restingShare }

  mutating func rest(at share: Double) { (restingShare, motion) = (share, nil) }

  mutating func move(_ motion: AnimatorMotion) {
    (restingShare, self.motion) = (motion.start, motion)
  }

  /// Moves the begin time, which was a guess until the commit.
  mutating func shift(by seconds: Double) { motion?.begin += seconds }

  /// The progress at `time` (0...1) of an animator with this timing.
  func share(atTime time: Double, of timing: MotionTiming) -> Double {
    delay < 1 ? timing.pace(axis).share(at: (time - delay) / (1 - delay)) : time < 1 ? 0 : 1
  }
}
