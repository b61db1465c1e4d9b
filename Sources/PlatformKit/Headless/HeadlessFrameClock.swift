package import Dispatch
import Synchronization

/// A frame clock for manual time: between `start` and `stop` it ticks at whole multiples of the
/// interval, or once.
package final class HeadlessFrameClock: FrameClock {
  private struct Running {
    var queue: DispatchQueue
    var onTick: @Sendable (FrameTick) -> Void
    var next: HostTime
    var isOnce = false
  }

  private let tickInterval: Mutex<Double>
  private let clock: ManualClock
  private let running = Mutex<Running?>(nil)

  package init(interval: Double, clock: ManualClock) {
    tickInterval = Mutex(interval)
    self.clock = clock
  }

  /// Set when the display changes; takes effect at the next tick.
  package var interval: Double {
    get { tickInterval.withLock { $0 } }
    set { tickInterval.withLock { $0 = newValue } }
  }

  package func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {
    let first = nextTick(after: clock.now())
    running.withLock { state in
      let next = state?.isOnce == false ? state?.next : nil
      state = Running(queue: queue, onTick: onTick, next: next ?? first)
    }
  }

  package func tickOnce(
    for time: HostTime, on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void
  ) {
    let interval = interval
    let count = ((time.seconds - 5e-7) / interval).rounded(.up) - 1
    let next = max(nextTick(after: clock.now()), HostTime(seconds: count * interval))
    running.withLock { $0 = Running(queue: queue, onTick: onTick, next: next, isOnce: true) }
  }

  package func stop() { running.withLock { $0 = nil } }

  package var nextTick: HostTime? { running.withLock { $0?.next } }

  /// If a tick is due at `time`, ticks and waits until the tick has been handled.
  package func tickIfDue(at time: HostTime) {
    let due: Running? = running.withLock { state in
      guard let current = state, current.next <= time else { return nil }
      if current.isOnce { state = nil } else { state?.next = nextTick(after: time) }
      return current
    }
    guard let due else { return }
    let tick = FrameTick(time: time, target: time + interval, interval: interval)
    due.queue.sync { due.onTick(tick) }
  }

  /// The first tick later than `time`. A tolerance of half a microsecond keeps a rounded-down sum
  /// of intervals from counting as the previous tick.
  private func nextTick(after time: HostTime) -> HostTime {
    let count = ((time.seconds + 5e-7) / interval).rounded(.down) + 1
    return HostTime(seconds: count * interval)
  }
}
