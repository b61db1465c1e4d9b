/// Render-side layers: each shows the same as another layer in another place, and gets all of its
/// changes.
extension RenderTree {
  /// Makes an instance of a layer, without sublayers and mask.
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

  /// `original` is the ID of the layer it shows, which may be gone.
  func forgetInstance(_ instance: RenderLayer, of original: LayerID) {
    layers[original]?.instances.removeAll { $0 === instance }
    forget(instance.id)
  }

  /// Makes a layer that no packet refers to.
  func makeOwnLayer() -> RenderLayer {
    instancesMade += 1
    return layerMade(LayerID(rawValue: RenderTree.firstOwnLayer + instancesMade))
  }

  /// Larger than any ID of a layer that the program makes.
  private static let firstOwnLayer: UInt64 = 1 << 63
}
