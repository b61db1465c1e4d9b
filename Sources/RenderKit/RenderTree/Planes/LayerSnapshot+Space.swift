package import CoreGraphics

/// A layer's placement in 3D.
extension LayerSnapshot {
  /// From the layer's own space to its superlayer's.
  package var placement: CATransform3D { placement(at: position) }

  /// The same with the anchor point at `place`.
  package func placement(at place: CGPoint) -> CATransform3D {
    let pivot = anchorInBounds
    let before = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -depth.anchorPointZ)
    return CATransform3DConcat(
      CATransform3DConcat(before, transform),
      CATransform3DMakeTranslation(place.x, place.y, zPosition))
  }

  /// The transform of the sublayers' space by `sublayerTransform`; nil for none.
  package var sublayerPlacement: CATransform3D? {
    guard hasRareState, rare.depth.sublayerTransform != CATransform3DIdentity else {
      return nil
    }
    return rare.depth.sublayerTransform.about(anchorInBounds)
  }

  /// The anchor point in the layer's own coordinates.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Whether the layer's placement needs more than a 2D affine map.
  var isPlacedInSpace: Bool { transform.m14 != 0 || transform.m24 != 0 || leansOnAnchor }

  /// The pivot's z matters only where z affects x and y.
  private var leansOnAnchor: Bool {
    hasRareState && rare.depth.anchorPointZ != 0
  }
}

extension CATransform3D {
  /// This transform with `point` as its origin.
  package func about(_ point: CGPoint) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-point.x, -point.y, 0), self),
      CATransform3DMakeTranslation(point.x, point.y, 0))
  }
}
