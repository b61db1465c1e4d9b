/// The ticks of a timer, at whole multiples of an interval after a start, so that they do not
/// drift.
package struct TimerTicks: Sendable {
  package let start: HostTime
  package let interval: Double

  package init(start: HostTime, interval: Double) {
    self.start = start
    self.interval = interval
  }

  /// The last tick at or before `now`.
  package func tick(at now: HostTime) -> HostTime {
    start + ((now - start) / interval + 1e-6).rounded(.down) * interval
  }

  /// The first tick after `now`.
  package func next(after now: HostTime) -> HostTime { tick(at: now) + interval }
}
