/// Identifies one layer on both sides; never reused.
package struct LayerID: Hashable, Sendable {
  package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Identifies one animation as added to one layer; never reused.
package struct AnimationID: Hashable, Sendable {
  package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// Identifies one window's surface on both sides; never reused.
package struct SurfaceID: Hashable, Sendable {
  package var rawValue: UInt64

  @inlinable
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}
