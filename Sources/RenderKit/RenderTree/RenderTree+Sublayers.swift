extension RenderTree {
  /// Sets a layer's sublayers, back to front.
  ///
  /// Damages the removed ones, the added ones, and those that changed order relative to a remaining
  /// one.
  func setChildren(_ ids: [LayerID], of layer: RenderLayer) {
    let old = layer.children
    let new = ids.map(layerMade)
    if old.elementsEqual(new, by: ===) { return }
    damageReordered(old, new, of: layer)
    willChange(layer, .arrangement)
    for child in new where child.parent !== layer { willChangeOrder(of: child) }
    let kept = Set(new.map(ObjectIdentifier.init))
    for child in old where child.parent === layer && !kept.contains(ObjectIdentifier(child)) {
      willChange(child, .subtree)
      child.parent = nil
    }
    for child in new { adopt(child, by: layer) }
    layer.children = new
    layer.childrenChanged = true
  }

  private func adopt(_ child: RenderLayer, by layer: RenderLayer) {
    if let former = child.parent, former !== layer {
      // The former parent's new list is in the same packet, but meanwhile its list must not keep
      // the child.
      abandon(child, by: former)
    }
    child.parent = layer
  }

  /// Removes a layer from its parent's list, or as its mask.
  func abandon(_ child: RenderLayer, by parent: RenderLayer) {
    if parent.mask === child {
      willChange(parent, .subtree)
      parent.mask = nil
      return
    }
    willChange(parent, .arrangement)
    parent.children.removeAll { $0 === child }
    parent.childrenChanged = true
  }

  /// Other layers than before may be beneath this one.
  private func willChangeOrder(of layer: RenderLayer) {
    willChange(layer, .subtree)
    layer.kindState?.orderWillChange()
  }

  /// Remaining layers may overlap differently between the first and the last place at which the two
  /// orders differ.
  private func damageReordered(_ old: [RenderLayer], _ new: [RenderLayer], of layer: RenderLayer) {
    let oldNames = Set(old.map(ObjectIdentifier.init))
    let newNames = Set(new.map(ObjectIdentifier.init))
    let before = old.filter { newNames.contains(ObjectIdentifier($0)) }
    let after = new.filter { oldNames.contains(ObjectIdentifier($0)) }
    for (former, latter) in zip(before, after) where former !== latter {
      willChangeOrder(of: former)
      willChangeOrder(of: latter)
    }
  }
}
