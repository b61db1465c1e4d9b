/// A place for sublayers in a space of three dimensions; shows nothing itself.
package struct TransformSnapshot: LayerKind, Equatable {
  package init() {}

  package var flattensSublayers: Bool { false }
  package var isContainer: Bool { true }
}
