package import CoreGraphics

/// What of a layer reaches out of its plane: perspective on its sublayers, a pivot in front of or
/// behind it, and whether its back is seen.
package struct DepthSnapshot: Sendable, Equatable {
  /// Applied to every sublayer, about the layer's anchor point.
  package var sublayerTransform = CATransform3DIdentity
  /// How far the pivot of `transform` lies in front of the layer's plane; points.
  package var anchorPointZ: CGFloat = 0
  package var isDoubleSided = true

  package init() {}
}

extension LayerSnapshot {
  /// What reaches out of the layer's plane.
  package var depth: DepthSnapshot {
    get { hasRareState ? rare.depth : DepthSnapshot() }
    set { rare.depth = newValue }
  }
}
