extension RenderTree {
  /// Sets or removes the mask according to the layer's new state; damages the whole layer, before
  /// and after.
  func setMask(_ state: LayerSnapshot, of layer: RenderLayer) {
    guard state.hasRareState || layer.mask != nil else { return }
    let id = state.rare.group.mask
    if layer.mask?.id == id || layer.id == id { return }
    willChange(layer, .subtree)
    if let old = layer.mask, old.parent === layer { old.parent = nil }
    layer.mask = nil
    guard let id else { return }
    let mask = layerMade(id)
    if let former = mask.parent { abandon(mask, by: former) }
    mask.parent = layer
    layer.mask = mask
  }
}
