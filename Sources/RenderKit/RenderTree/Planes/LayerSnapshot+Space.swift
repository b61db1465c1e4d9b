package import CoreGraphics

/// Where a layer lies in the space around it, with all three dimensions.
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

  /// What `sublayerTransform` does to the space of the sublayers; nil for nothing.
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

  /// Whether the layer's place in its superlayer takes more than an affine map of the plane.
  var isPlacedInSpace: Bool { transform.m14 != 0 || transform.m24 != 0 || leansOnAnchor }

  /// A pivot out of the plane matters where z moves x and y.
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
