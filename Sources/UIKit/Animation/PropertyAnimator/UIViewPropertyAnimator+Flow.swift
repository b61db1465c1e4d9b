import Foundation
import QuartzCore

extension UIViewPropertyAnimator {
  func start(after delay: TimeInterval) {
    requireNotStopped("startAnimation()")
    if isRunning { return }
    self.delay = delay > 0 && delay.isFinite ? delay : 0
    activate()
    isRunning = true
    depart(timing: timing, time: time, remaining: left * duration, wait: self.delay)
  }

  func pause() {
    requireNotStopped("pauseAnimation()")
    requireInterruptible("pauseAnimation()")
    activate()
    if isRunning { rest() }
    isRunning = false
    hold()
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    requireNotStopped("continueAnimation(withTimingParameters:durationFactor:)")
    precondition(
      state == .active && !isRunning,
      "continueAnimation(withTimingParameters:durationFactor:) goes on after pauseAnimation()")
    let factor = durationFactor > 0 ? durationFactor : left
    isRunning = true
    guard let parameters else {
      return depart(timing: timing, time: time, remaining: factor * duration)
    }
    let other = MotionTiming(parameters, duration: factor * duration)
    time = nil
    depart(timing: other, time: nil, remaining: other.duration)
  }

  func setReversed(_ reversed: Bool) {
    requireNotStopped("isReversed")
    guard reversed != goesBack else { return }
    guard isRunning else { return goesBack = reversed }
    let now = shownTime
    let velocities = tracks.map { $0.progress.motion?.velocity(at: now) ?? 0 }
    rest()
    goesBack = reversed
    depart(timing: timing, time: time, remaining: left * duration, velocities: velocities)
  }

  /// The fraction of the duration that is left. A spring cannot run backward, so going back takes
  /// all of it.
  private var left: Double {
    if goesBack, timing.pace().mirrored == nil { return lead.restingShare == 0 ? 0 : 1 }
    let place = min(max(time ?? lead.restingShare, 0), 1)
    return goesBack ? place : 1 - place
  }

  /// Starts all motions from where they rest, after `wait` seconds.
  private func depart(
    timing: MotionTiming, time: Double?, remaining: Double, wait: Double = 0,
    velocities: [Double] = []
  ) {
    let now = self.now
    run?.cancel()
    let run = AnimatorRun(self, count: tracks.count)
    self.run = run
    let course = AnimatorSegment(
      timing: timing, time: time, isReversed: goesBack, remaining: remaining, now: now + wait)
    self.course = course
    guard remaining > 0, !tracks.isEmpty else { return arriveAtOnce(run) }
    course.drive(&lead, velocity: 0)
    for index in tracks.indices {
      let velocity = velocities.indices.contains(index) ? velocities[index] : 0
      course.drive(&tracks[index].progress, velocity: velocity)
      tracks[index].run(delegate: run, now: now)
    }
  }

  private func arriveAtOnce(_ run: AnimatorRun) {
    for index in tracks.indices { tracks[index].progress.rest(at: goesBack ? 0 : 1) }
    hold()
    run.endWithCommit()
  }

  /// Changes added while it runs join for the rest of the run.
  func joinRun(from index: Int) {
    guard let run, let course, index < tracks.count else { return }
    let now = self.now
    let place = placeNow
    let remaining = place.time == nil ? course.now + course.remaining - now : timeLeft(place.time)
    let rest = AnimatorSegment(
      timing: course.timing, time: place.time, isReversed: goesBack,
      remaining: max(remaining, 1e-6), now: now)
    run.expect(tracks.count - index)
    for index in index..<tracks.count {
      rest.drive(&tracks[index].progress, velocity: 0)
      tracks[index].run(delegate: run, now: now)
    }
  }

  private func timeLeft(_ time: Double?) -> Double {
    guard let course, let time, let motion = lead.motion else { return 0 }
    return (course.isReversed ? time : 1 - time) * motion.duration
  }
}
