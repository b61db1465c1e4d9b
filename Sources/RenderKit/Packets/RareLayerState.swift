package import RasterKit

/// The part of a layer snapshot that most layers leave alone, kept in a box so that theirs stay small.
package struct RareLayerState: Sendable {
  /// What layers of the class show or do beyond what every layer does; nil for `CALayer` itself.
  package var kind: (any LayerKind)?
  package var group = GroupSnapshot()
  package var shadow = ShadowSnapshot()
  /// The corners that `cornerRadius` rounds.
  package var corners = CornerSet.all
  package var cornerCurve = CornerCurve.circular
  package var sampling = ContentsSampling()
  /// While contents are animated; nil in every model.
  package var fade: ContentsFade?
  /// The program's own animatable properties by name; nothing here looks at them.
  package var custom: [String: AnimatableValue] = [:]
  /// Whether edges of turned rectangles are smoothed; round corners are in any case.
  package var smoothsEdges = true
  /// Those of them that are.
  package var smoothEdges = EdgeSet.all
  /// Contents whose pixels all turn out to be opaque count as such, whatever their format.
  package var promisesOpaqueContents = false

  /// What red, green and blue of the layer and its sublayers are multiplied by; 0...1 each.
  package var tint = SIMD3<Float>(1, 1, 1)

  package static let standard = RareLayerState()

  /// What reaches out of the layer's plane.
  package var depth = DepthSnapshot()

  package init() {}
}
