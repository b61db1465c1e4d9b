package import RasterKit

/// The part of a layer snapshot that most layers leave alone, kept in a box so that theirs stay small.
package struct UncommonLayerState: Sendable {
  package var kind = LayerKind.plain
  package var group = GroupSnapshot()
  package var shadow = ShadowSnapshot()
  /// The corners that `cornerRadius` rounds.
  package var corners = CornerSet.all
  package var cornerCurve = CornerCurve.circular
  package var sampling = ContentsSampling()
  /// Whether edges of turned rectangles are smoothed; round corners are in any case.
  package var smoothsEdges = true

  package static let standard = UncommonLayerState()

  /// What reaches out of the layer's plane.
  package var depth = DepthSnapshot()

  package init() {}
}
