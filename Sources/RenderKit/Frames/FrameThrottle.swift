import PlatformKit

/// Limits a surface to one frame per tick: the first is made at once, the next one waits.
///
/// So an idle window answers within a millisecond, and a storm of commits makes no more frames than
/// the display can show.
struct FrameThrottle {
  /// Serial of the last frame presented.
  private(set) var serial: UInt64 = 0
  private(set) var isClockRunning = false
  private var lastFrame = HostTime(seconds: -.infinity)
  /// Whether the frame of the current tick has been made.
  private(set) var isTickUsed = false
  private var awaited: UInt64?

  /// Whether a presented frame is not on the screen yet.
  var isInFlight: Bool { awaited != nil }

  /// Whether a frame made at `now` would be the second of its tick or overtake one in flight.
  ///
  /// Without ticks the interval counts from the last frame; a little early is better than late.
  func mustWait(at now: HostTime, interval: Double) -> Bool {
    if isInFlight { return true }
    if isClockRunning && !isTickUsed { return false }
    return now - lastFrame < interval * 0.8
  }

  mutating func framePresented(at now: HostTime, puts: Bool) {
    serial += 1
    lastFrame = now
    isTickUsed = true
    if puts { awaited = serial }
  }

  mutating func progressed(_ feedback: PresentFeedback) {
    if let awaited, feedback.serial >= awaited { self.awaited = nil }
  }

  mutating func tickBegan() { isTickUsed = false }

  mutating func clockStarted() { isClockRunning = true }

  mutating func clockStopped() { isClockRunning = false }
}
