import CoreGraphics
import QuartzCore

extension UIViewPropertyAnimator {
  var currentFraction: CGFloat {
    guard state != .inactive else { return 0 }
    let place = placeNow
    let fraction = scrubsLinearly ? place.share : place.time ?? place.share
    return CGFloat(min(max(goesBack ? 1 - fraction : fraction, 0), 1))
  }

  func scrub(to fraction: CGFloat) {
    requireNotStopped("fractionComplete")
    guard fraction.isFinite else { return }
    if state == .inactive || isRunning { pause() }
    let covered = Double(min(max(fraction, 0), 1))
    let share = goesBack ? 1 - covered : covered
    let time = scrubsLinearly ? timing.time(ofShare: share) : share
    self.time = time
    course = nil
    lead.rest(at: scrubsLinearly ? share : lead.share(atTime: time, of: timing))
    for index in tracks.indices {
      let progress = tracks[index].progress
      let isExact = scrubsLinearly && progress.delay == 0 && progress.axis == .x
      tracks[index].progress.rest(at: isExact ? share : progress.share(atTime: time, of: timing))
    }
    hold()
  }

  /// Stores the current progress; does not change the display.
  func rest() {
    guard isRunning else { return }
    time = placeNow.time
    let now = shownTime
    lead.rest(at: lead.share(at: now))
    for index in tracks.indices {
      tracks[index].progress.rest(at: tracks[index].progress.share(at: now))
    }
    run?.cancel()
    run = nil
  }

  func hold() {
    for track in tracks { track.hold() }
  }

  var placeNow: (share: Double, time: Double?) {
    alignWithCommit()
    guard isRunning, let course, let motion = lead.motion else { return (lead.restingShare, time) }
    let now = shownTime
    let share = motion.share(at: now)
    guard course.isOnTiming else { return (share, nil) }
    let passed = min(max((now - motion.begin) / motion.duration, 0), 1)
    return (share, course.isReversed ? 1 - passed : passed)
  }

  /// The time of the frame on display. A frame is made for the time it will be visible, so this is
  /// not `now`.
  var shownTime: Double { host?.shownTime ?? CACurrentMediaTime() }

  var now: Double { host?.mediaTime ?? CACurrentMediaTime() }

  /// The host of the animated layers; the current one if they are in no window.
  var host: LayerHost? { tracks.lazy.compactMap(\.layer.host).first ?? LayerHost.current }

  /// Animations without a begin time begin with the commit, which is slightly later than the guess.
  private func alignWithCommit() {
    guard isRunning, let motion = lead.motion, motion.begin == course?.now,
      let first = tracks.first(where: { $0.progress.motion?.begin == motion.begin }),
      let begin = first.begin
    else { return }
    let shift = begin - motion.begin
    guard shift != 0 else { return }
    course?.now += shift
    lead.shift(by: shift)
    for index in tracks.indices { tracks[index].progress.shift(by: shift) }
  }
}
