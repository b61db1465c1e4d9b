/// Keeps the sublayers of a portal in its exit. They are drawn once, on the exit's surface, with its geometry.
final class PortalState: LayerKindState {
  /// Back to front.
  private var sublayers: [RenderLayer] = []
  /// Where they are now.
  private var exit: LayerID?

  override var followsPackets: Bool { true }

  override func enter(_ layer: RenderLayer, in tree: RenderTree) { sublayers = layer.children }

  override func setSublayers(_ ids: [LayerID], of layer: RenderLayer, in tree: RenderTree) {
    sublayers = ids.map(tree.layerMade)
  }

  /// The exit may have come with the packet, after the portal, or have gone with it.
  override func packetApplied(_ layer: RenderLayer, in tree: RenderTree) {
    dropForgotten(tree)
    let wanted = (layer.modelKind as? PortalSnapshot)?.exit
    if wanted != exit { empty(tree) }
    exit = wanted
    tree.setChildren([], of: layer)
    guard let place = wanted.flatMap({ tree.layers[$0] }) else { return }
    tree.setChildren(sublayers.map(\.id), of: place)
  }

  /// A layer that is a portal no longer gets them back.
  override func leave(_ layer: RenderLayer, in tree: RenderTree) {
    dropForgotten(tree)
    guard tree.layers[layer.id] === layer else { return empty(tree) }
    tree.setChildren(sublayers.map(\.id), of: layer)
  }

  private func dropForgotten(_ tree: RenderTree) {
    sublayers.removeAll { tree.layers[$0.id] !== $0 }
  }

  private func empty(_ tree: RenderTree) {
    if let place = exit.flatMap({ tree.layers[$0] }) { tree.setChildren([], of: place) }
  }
}
