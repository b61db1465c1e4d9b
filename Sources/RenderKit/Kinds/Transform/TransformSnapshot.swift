/// A container whose sublayers share one 3D space; shows nothing itself.
package struct TransformSnapshot: LayerKind, Equatable {
  package init() {}

  package var flattensSublayers: Bool { false }
  package var isContainer: Bool { true }
}
