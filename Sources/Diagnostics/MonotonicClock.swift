import Glibc

/// The machine's `CLOCK_MONOTONIC`. Callable from any thread; a vDSO call, not a system call.
package enum MonotonicClock {
  /// Nanoseconds since the machine started.
  package static var nanoseconds: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
