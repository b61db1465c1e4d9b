/// Identifies a platform window (on X11, its XID) for the lifetime of the platform.
package struct WindowID: Hashable, Sendable {
  package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
