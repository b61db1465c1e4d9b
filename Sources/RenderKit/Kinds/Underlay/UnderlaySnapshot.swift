/// A layer that another layer's class shows behind its sublayers and that the program cannot see.
package struct UnderlaySnapshot: LayerKind, Equatable {
  package init() {}

  package var isUnderlay: Bool { true }
}
