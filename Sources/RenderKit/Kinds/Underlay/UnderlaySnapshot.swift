/// A layer that another layer's class shows behind its sublayers, which the program does not see.
package struct UnderlaySnapshot: LayerKind, Equatable {
  package init() {}

  package var isUnderlay: Bool { true }
}
