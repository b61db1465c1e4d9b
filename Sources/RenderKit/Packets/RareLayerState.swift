package import RasterKit

/// The properties of a layer snapshot that most layers never set, boxed to keep snapshots small.
package struct RareLayerState: Sendable {
  /// The state that the layer's class adds; nil for `CALayer` itself.
  package var kind: (any LayerKind)?
  package var group = GroupSnapshot()
  package var shadow = ShadowSnapshot()
  /// The corners that `cornerRadius` rounds.
  package var corners = CornerSet.all
  package var cornerCurve = CornerCurve.circular
  package var sampling = ContentsSampling()
  /// Set while contents are animated; nil in every model.
  package var fade: ContentsFade?
  /// The program's custom animatable properties by name; not read here.
  package var custom: [String: AnimatableValue] = [:]
  /// Whether edges of rotated rectangles are antialiased; rounded corners always are.
  package var smoothsEdges = true
  /// The edges that are.
  package var smoothEdges = EdgeSet.all
  /// Contents count as opaque if all their pixels are, whatever their format.
  package var promisesOpaqueContents = false

  /// Multiplied with the red, green and blue of the layer and its sublayers; 0...1 each.
  package var tint = SIMD3<Float>(1, 1, 1)

  package static let standard = RareLayerState()

  package var depth = DepthSnapshot()

  package init() {}
}
