// Workaround: without `@usableFromInline` for the type and what it stores, `@inlinable` is ignored outside this
// module where it is `package`.

/// A time on the machine's monotonic clock, in seconds since boot, as returned by
/// `CACurrentMediaTime`.
@usableFromInline
package struct HostTime: Codable, Hashable, Comparable, Sendable {
  @usableFromInline package var seconds: Double

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
