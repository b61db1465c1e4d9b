package import CoreGraphics

/// A layer's placement in 3D.
extension LayerSnapshot {
  /// From the layer's own space to its superlayer's.
  package var placement: CATransform3D { placement(at: position) }

  /// The same with the anchor point at `place`.
  package func placement(at place: CGPoint) -> CATransform3D {
    let (pivot, depth) = (anchorInBounds, depth)
    var before = CATransform3DMakeTranslation(-pivot.x, -pivot.y, -depth.anchorPointZ)
    if depth.isGeometryFlipped { before = CATransform3DConcat(flip, before) }
    return CATransform3DConcat(
      CATransform3DConcat(before, transform),
      CATransform3DMakeTranslation(place.x, place.y, zPosition))
  }

  /// The transform of the sublayers' space by `sublayerTransform`; nil for none.
  package var sublayerPlacement: CATransform3D? {
    guard hasRareState, rare.depth.sublayerTransform != CATransform3DIdentity else {
      return nil
    }
    let anchor = anchorInBounds
    let isFlipped = rare.depth.isGeometryFlipped
    return rare.depth.sublayerTransform.about(
      isFlipped ? CGPoint(x: anchor.x, y: bounds.minY + bounds.maxY - anchor.y) : anchor)
  }

  /// Turns the y axis over about the middle of the bounds.
  private var flip: CATransform3D {
    CATransform3DConcat(
      CATransform3DMakeScale(1, -1, 1),
      CATransform3DMakeTranslation(0, bounds.minY + bounds.maxY, 0))
  }

  /// The anchor point in the layer's own coordinates, were they not flipped.
  package var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Whether the layer's placement needs more than its transform as a 2D affine map.
  var isPlacedInSpace: Bool { transform.m14 != 0 || transform.m24 != 0 || hasRarePlacement }

  /// The pivot's z matters only where z affects x and y.
  private var hasRarePlacement: Bool {
    hasRareState && (rare.depth.anchorPointZ != 0 || rare.depth.isGeometryFlipped)
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
