import Diagnostics
import Synchronization

/// A source of the current time. Only clocks read the system time; all other code gets times as
/// arguments.
package protocol HostClock: AnyObject, Sendable {
  func now() -> HostTime
}

/// The machine's `CLOCK_MONOTONIC`. Callable from any thread; costs a vDSO call, not a system call.
package final class SystemClock: HostClock {
  package init() {}

  package func now() -> HostTime {
    HostTime(seconds: Double(MonotonicClock.nanoseconds) * 1e-9)
  }
}

/// A clock that advances only on request, for tests.
package final class ManualClock: HostClock {
  private let bits: Atomic<UInt64>

  package init(start: HostTime = HostTime(seconds: 1000)) {
    bits = Atomic(start.seconds.bitPattern)
  }

  package func now() -> HostTime {
    HostTime(seconds: Double(bitPattern: bits.load(ordering: .acquiring)))
  }

  /// Traps if `time` is in the past.
  package func advance(to time: HostTime) {
    precondition(time >= now(), "a clock cannot be moved back; advance to a later time")
    bits.store(time.seconds.bitPattern, ordering: .releasing)
  }
}
