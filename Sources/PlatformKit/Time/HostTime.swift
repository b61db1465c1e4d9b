/// A time on the machine's monotonic clock, in seconds since boot, as returned by
/// `CACurrentMediaTime`.
package struct HostTime: Codable, Hashable, Comparable, Sendable {
  package var seconds: Double

  @inlinable
  package init(seconds: Double) { self.seconds = seconds }

  @inlinable
  package static func < (a: HostTime, b: HostTime) -> Bool { a.seconds < b.seconds }

  @inlinable
  package static func - (a: HostTime, b: HostTime) -> Double { a.seconds - b.seconds }

  @inlinable
  package static func + (a: HostTime, seconds: Double) -> HostTime {
    HostTime(seconds: a.seconds + seconds)
  }
}
