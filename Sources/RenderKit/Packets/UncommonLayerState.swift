package import CoreGraphics

/// The part of a layer snapshot that most layers leave alone, kept in a box so that theirs stay small.
package struct UncommonLayerState: Sendable {
  package static let standard = UncommonLayerState()

  /// What makes the layer one of a special class.
  package var kind = LayerKind.plain
  package var group = GroupSnapshot()

  /// What reaches out of the layer's plane.
  package var depth = DepthSnapshot()

  package init() {}
}
