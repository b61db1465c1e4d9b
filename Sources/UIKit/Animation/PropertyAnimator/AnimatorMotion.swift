/// From one share of the way to another, as a function of time.
struct AnimatorMotion {
  var start: Double
  var end: Double
  var pace: MotionTiming.Pace
  /// On the clock of `CACurrentMediaTime`; may have gone by before the motion was made.
  var begin: Double
  /// Seconds; positive.
  var duration: Double

  /// The share of the way covered at `time`: before the begin the start, after the end the end.
  func share(at time: Double) -> Double {
    if time <= begin { return start }
    if time >= begin + duration { return end }
    return start + (end - start) * pace.share(at: (time - begin) / duration)
  }

  /// Shares of the way each second.
  func velocity(at time: Double) -> Double {
    let step = 1e-5
    return (share(at: time + step) - share(at: time - step)) / (2 * step)
  }
}

/// How far one change has come: at rest at a share of the way, or moving.
struct AnimatorProgress {
  /// The share of the animator's time that goes by before the change begins to move.
  let delay: Double
  var axis = MotionTiming.Axis.x
  /// 0 shows the old value, 1 the new one; what shows unless it moves.
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

  /// The begin was a guess: the commit was later.
  mutating func shift(by seconds: Double) { motion?.begin += seconds }

  /// The share shown at `time` (0...1) of an animator that moves by `timing`.
  func share(atTime time: Double, of timing: MotionTiming) -> Double {
    delay < 1 ? timing.pace(axis).share(at: (time - delay) / (1 - delay)) : time < 1 ? 0 : 1
  }
}
