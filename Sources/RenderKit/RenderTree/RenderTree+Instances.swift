/// Layers that only this side knows: each shows the same as another layer, somewhere else, and is sent
/// whatever that one is sent.
extension RenderTree {
  /// Another layer that shows the same; without sublayers and mask.
  func makeInstance(of layer: RenderLayer) -> RenderLayer {
    let instance = makeOwnLayer()
    instance.isInstance = true
    layer.instances.append(instance)
    apply(layer.model, to: instance)
    if let animator = layer.animator {
      for (key, animation) in animator.keyed { add(animation, key: key, to: instance) }
    }
    return instance
  }

  /// `original` names the layer it shows the same as, which may be gone.
  func forgetInstance(_ instance: RenderLayer, of original: LayerID) {
    layers[original]?.instances.removeAll { $0 === instance }
    forget(instance.id)
  }

  /// A layer that no packet names.
  func makeOwnLayer() -> RenderLayer {
    instancesMade += 1
    return layerMade(LayerID(rawValue: RenderTree.firstOwnLayer + instancesMade))
  }

  /// No layer the program makes has a name as high.
  private static let firstOwnLayer: UInt64 = 1 << 63
}
