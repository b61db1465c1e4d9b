package import CoreGraphics

/// The 3D properties of a layer apart from its transform: perspective on its sublayers, the pivot's
/// z, and whether its back is visible.
package struct DepthSnapshot: Sendable, Equatable {
  /// Applied to every sublayer, about the layer's anchor point.
  package var sublayerTransform = CATransform3DIdentity
  /// The z of the transform's pivot, in points in front of the layer's plane.
  package var anchorPointZ: CGFloat = 0
  package var isDoubleSided = true

  package init() {}
}

extension LayerSnapshot {
  /// The 3D properties; the defaults if no rare state was set.
  package var depth: DepthSnapshot {
    get { hasRareState ? rare.depth : DepthSnapshot() }
    set { rare.depth = newValue }
  }
}
