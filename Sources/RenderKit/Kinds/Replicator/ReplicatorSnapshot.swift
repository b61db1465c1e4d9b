package import CoreGraphics

/// The state of a replicator layer, as a value.
package struct ReplicatorSnapshot: Sendable, Equatable {
  /// How many times the sublayers are shown, the sublayers themselves included.
  package var count = 1 {
    didSet { count = min(max(count, 0), ReplicatorSnapshot.mostCopies) }
  }
  /// Whether the copies share one space instead of being flattened onto the layer.
  package var preservesDepth = false
  /// Seconds between the clocks of one copy and the next.
  package var delay = 0.0
  /// Leads from one copy to the next, about the middle of the bounds.
  package var transform = CATransform3DIdentity
  /// What the first copy's colours are multiplied by; set to nil it is white.
  package var color: CGColor? = .white {
    didSet { color = color ?? .white }
  }
  /// Added to red, green, blue and alpha from one copy to the next.
  package var offsets = SIMD4<Float>.zero

  package init() {}
}

extension ReplicatorSnapshot {
  /// Copies no screen could show apart, and no memory hold.
  package static let mostCopies = 4096

  /// What the colours of a copy are multiplied by; 0...1 each.
  package func tint(ofCopy index: Int) -> SIMD4<Float> {
    let tint = (color?.rgba ?? SIMD4(1, 1, 1, 1)) + offsets * Float(index)
    return tint.clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension LayerSnapshot {
  /// What a replicator layer does; the defaults in layers of other kinds, where storing makes it one.
  package var replicator: ReplicatorSnapshot {
    get { kind as? ReplicatorSnapshot ?? ReplicatorSnapshot() }
    set { kind = newValue }
  }
}
