package import CoreGraphics

/// The placement of a layer apart from its transform: perspective on its sublayers, the pivot's z,
/// whether its back is visible, and the direction of its y axis.
package struct DepthSnapshot: Sendable, Equatable {
  /// Applied to every sublayer, about the layer's anchor point.
  package var sublayerTransform = CATransform3DIdentity
  /// The z of the transform's pivot, in points in front of the layer's plane.
  package var anchorPointZ: CGFloat = 0
  package var isDoubleSided = true
  /// Whether the y axis of the layer's own coordinates points up.
  package var isGeometryFlipped = false

  package init() {}
}

extension LayerSnapshot {
  /// The 3D properties; the defaults if no rare state was set.
  package var depth: DepthSnapshot {
    get { hasRareState ? rare.depth : DepthSnapshot() }
    set { rare.depth = newValue }
  }
}
