package import Dispatch
import Synchronization

/// A beat that comes only when time is moved by hand; between `start` and `stop`, at whole multiples
/// of the interval.
package final class HeadlessFrameClock: FrameClock {
  private struct Running {
    var queue: DispatchQueue
    var onTick: @Sendable (FrameTick) -> Void
    var next: HostTime
  }

  private let beatInterval: Mutex<Double>
  private let clock: ManualClock
  private let running = Mutex<Running?>(nil)

  package init(interval: Double, clock: ManualClock) {
    beatInterval = Mutex(interval)
    self.clock = clock
  }

  /// Set when the display changes; counts from the next beat on.
  package var interval: Double {
    get { beatInterval.withLock { $0 } }
    set { beatInterval.withLock { $0 = newValue } }
  }

  package func start(on queue: DispatchQueue, onTick: @escaping @Sendable (FrameTick) -> Void) {
    let first = beat(after: clock.now())
    running.withLock { state in
      state = Running(queue: queue, onTick: onTick, next: state?.next ?? first)
    }
  }

  package func stop() { running.withLock { $0 = nil } }

  /// When the next tick is due; nil while stopped.
  package var nextBeat: HostTime? { running.withLock { $0?.next } }

  /// Ticks, and waits until the tick has been worked off, if a beat is due at `time`.
  package func tickIfDue(at time: HostTime) {
    let due: Running? = running.withLock { state in
      guard let current = state, current.next <= time else { return nil }
      state?.next = beat(after: time)
      return current
    }
    guard let due else { return }
    let tick = FrameTick(time: time, target: time + interval, interval: interval)
    due.queue.sync { due.onTick(tick) }
  }

  /// The first beat later than `time`. Half a microsecond of slack keeps a sum of intervals that was
  /// rounded down from counting as the beat before.
  private func beat(after time: HostTime) -> HostTime {
    let count = ((time.seconds + 5e-7) / interval).rounded(.down) + 1
    return HostTime(seconds: count * interval)
  }
}
