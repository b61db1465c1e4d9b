// Walk 14: frame tick, without a display. In: the machine's clock. Out: FrameTick.
// Next: RenderKit/Frames/FrameScheduler.

package import Dispatch

/// The tick of a display that there is not: a timer's, at whole multiples of the interval from the start,
/// so that a late wake-up shifts no later one.
///
/// Used on one queue only, but for `init`; that is what makes it `Sendable`.
package final class TimerFrameClock: FrameClock, @unchecked Sendable {
  package let interval: Double
  private let clock: any HostClock
  private var onTick: (@Sendable (FrameTick) -> Void)?
  private var timer: (any DispatchSourceTimer)?
  private var isOnce = false
  private var lastTick: HostTime?

  package init(interval: Double, clock: any HostClock) {
    self.interval = interval
    self.clock = clock
  }

  deinit { timer?.cancel() }

  package func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {
    if isOnce { stop() }
    self.onTick = onTick
    if timer != nil { return }
    let ticks = TimerTicks(start: clock.now(), interval: interval)
    timer = DispatchSource.strictTimer(on: queue, first: interval, every: interval) { [weak self] in
      self?.tick(ticks)
    }
  }

  package func tickOnce(
    for time: HostTime, on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void
  ) {
    stop()
    (self.onTick, isOnce) = (onTick, true)
    let wait = min(max(0, time - clock.now() - interval), Self.longestWait)
    timer = DispatchSource.strictTimer(on: queue, first: wait, every: Self.longestWait) {
      [weak self] in self?.ring()
    }
  }

  /// An hour: who waited that long asks again.
  private static let longestWait = 3600.0

  private func ring() {
    let (time, onTick) = (clock.now(), onTick)
    stop()
    onTick?(FrameTick(time: time, target: time + interval, interval: interval))
  }

  package func stop() {
    isOnce = false
    onTick = nil
    timer?.cancel()
    timer = nil
  }

  private func tick(_ ticks: TimerTicks) {
    let time = ticks.tick(at: clock.now())
    // A wake-up so late that the next one follows at once is in the next one's tick.
    if time == lastTick { return }
    lastTick = time
    onTick?(FrameTick(time: time, target: time + interval, interval: interval))
  }
}
