import PlatformKit

/// Which of a display's beats a slower client takes: every one, every second, every third.
struct FrameRateDivider {
  /// Frames a second wanted; 0 for all.
  var rate: Double = 0
  private var lastTaken: HostTime?

  init() {}

  /// True when this beat is the next to be taken; half a beat of slack absorbs jitter.
  mutating func takes(_ tick: FrameTick) -> Bool {
    if let lastTaken, tick.target >= lastTaken,
      tick.target - lastTaken < (Double(stride(tick)) - 0.5) * tick.interval
    {
      return false
    }
    lastTaken = tick.target
    return true
  }

  /// When the frame made at this beat is replaced by the next one's.
  func target(of tick: FrameTick) -> HostTime {
    tick.target + Double(stride(tick) - 1) * tick.interval
  }

  /// Beats from one frame to the next.
  private func stride(_ tick: FrameTick) -> Int {
    guard rate > 0, tick.interval > 0 else { return 1 }
    return max(1, Int(min((1 / (rate * tick.interval)).rounded(), 10_000)))
  }
}
