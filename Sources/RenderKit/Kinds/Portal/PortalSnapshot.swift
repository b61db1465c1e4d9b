/// The state of a portal, as a value: another layer, which is mostly on another surface, shows its sublayers.
package struct PortalSnapshot: LayerKind, Equatable {
  /// Where they show. Neither in the portal nor around it, and without sublayers of its own. While it is on no
  /// surface, they show nowhere.
  package var exit: LayerID

  package init(exit: LayerID) { self.exit = exit }

  /// Copies of a portal show nothing.
  package func makeState(for layer: RenderLayer) -> LayerKindState? {
    layer.isInstance ? nil : PortalState()
  }
}

extension LayerSnapshot {
  /// The exit of a portal. Storing one makes the layer a portal, and nil a plain layer.
  package var portalExit: LayerID? {
    get { (kind as? PortalSnapshot)?.exit }
    set { kind = newValue.map { PortalSnapshot(exit: $0) } }
  }
}
