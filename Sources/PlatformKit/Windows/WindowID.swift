/// Names one platform window (on X11, its XID) for as long as the platform lives.
package struct WindowID: Hashable, Sendable {
  package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
