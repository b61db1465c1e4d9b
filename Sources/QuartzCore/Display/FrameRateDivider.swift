import PlatformKit

/// Selects the display's ticks for a slower client: every one, every second, every third.
struct FrameRateDivider {
  /// In frames per second; 0 for all.
  var rate: Double = 0
  private var lastTaken: HostTime?

  init() {}

  /// Whether to take this tick; half a tick of slack absorbs jitter.
  mutating func takes(_ tick: FrameTick) -> Bool {
    if let lastTaken, tick.target >= lastTaken,
      tick.target - lastTaken < (Double(stride(tick)) - 0.5) * tick.interval
    {
      return false
    }
    lastTaken = tick.target
    return true
  }

  /// When the frame made at this tick is replaced by the next one.
  func target(of tick: FrameTick) -> HostTime {
    tick.target + Double(stride(tick) - 1) * tick.interval
  }

  /// The number of ticks from one frame to the next.
  private func stride(_ tick: FrameTick) -> Int {
    guard rate > 0, tick.interval > 0 else { return 1 }
    return max(1, Int(min((1 / (rate * tick.interval)).rounded(), 10_000)))
  }
}
