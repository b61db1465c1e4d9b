/// The beats of a timer: whole multiples of an interval after a start, none of them drifting.
package struct TimerBeats: Sendable {
  package let start: HostTime
  package let interval: Double

  package init(start: HostTime, interval: Double) {
    self.start = start
    self.interval = interval
  }

  /// The last beat at or before `now`.
  package func beat(at now: HostTime) -> HostTime {
    start + ((now - start) / interval + 1e-6).rounded(.down) * interval
  }

  /// The first beat after `now`.
  package func next(after now: HostTime) -> HostTime { beat(at: now) + interval }
}
