package import CoreGraphics

/// The state of a replicator layer, as a value.
package struct ReplicatorSnapshot: Sendable, Equatable {
  /// The number of copies, the original sublayers included.
  package var count = 1 {
    didSet { count = min(max(count, 0), ReplicatorSnapshot.mostCopies) }
  }
  /// Whether the copies share one 3D space instead of being flattened into the layer.
  package var preservesDepth = false
  /// Seconds between the clocks of consecutive copies.
  package var delay = 0.0
  /// Applied from one copy to the next, about the centre of the bounds.
  package var transform = CATransform3DIdentity
  /// The tint of the first copy; nil becomes white.
  package var color: CGColor? = .white {
    didSet { color = color ?? .white }
  }
  /// Added to the tint's red, green, blue and alpha from one copy to the next.
  package var offsets = SIMD4<Float>.zero

  package init() {}
}

extension ReplicatorSnapshot {
  /// More copies could not be told apart on a screen, nor fit in memory.
  package static let mostCopies = 4096

  /// The tint of a copy; 0...1 each.
  package func tint(ofCopy index: Int) -> SIMD4<Float> {
    let tint = (color?.rgba ?? SIMD4(1, 1, 1, 1)) + offsets * Float(index)
    return tint.clamped(lowerBound: .zero, upperBound: .one)
  }
}

extension LayerSnapshot {
  /// The replicator state; in layers of other kinds it reads as the default, and storing makes the
  /// layer a replicator.
  package var replicator: ReplicatorSnapshot {
    get { kind as? ReplicatorSnapshot ?? ReplicatorSnapshot() }
    set { kind = newValue }
  }
}
