import PlatformKit

/// Converts the X server's timestamps to host time.
///
/// The server counts milliseconds in 32 bits from an unknown start, and every event arrives with
/// some delay. The event with the least delay gives the best offset: `offset = min(arrival - server
/// time)`. The minimum is taken over two windows of half a minute, because the clock of a server on
/// another machine may drift.
struct X11ServerTime {
  private static let window = 30.0

  /// The last server time, unwrapped to 64 bits.
  private var lastTicks: Int64?
  private var windowStart = HostTime(seconds: 0)
  private var currentOffset = Double.infinity
  private var previousOffset = Double.infinity

  /// When the event with the timestamp `time` happened; never later than its arrival.
  ///
  /// A timestamp of 0 (`CurrentTime`, as sent by input methods) gives the arrival.
  mutating func hostTime(of time: UInt32, arrivedAt arrival: HostTime) -> HostTime {
    guard time != 0 else { return arrival }
    let seconds = Double(unwrap(time)) / 1000
    startWindowIfDue(arrival)
    currentOffset = min(currentOffset, arrival.seconds - seconds)
    return HostTime(seconds: min(seconds + min(currentOffset, previousOffset), arrival.seconds))
  }

  private mutating func unwrap(_ time: UInt32) -> Int64 {
    let last = lastTicks ?? Int64(time)
    let step = Int32(bitPattern: time &- UInt32(truncatingIfNeeded: last))
    let ticks = last + Int64(step)
    lastTicks = max(ticks, last)
    return ticks
  }

  private mutating func startWindowIfDue(_ arrival: HostTime) {
    guard arrival - windowStart >= Self.window else { return }
    previousOffset = currentOffset
    currentOffset = .infinity
    windowStart = arrival
  }
}
