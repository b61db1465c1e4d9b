extension RenderTree {
  /// Gives a layer its list of sublayers, back to front.
  ///
  /// Damages what left, what came, and what changed places with something that stayed.
  func setChildren(_ ids: [LayerID], of layer: RenderLayer) {
    let old = layer.children
    let new = ids.map(layerMade)
    if old.elementsEqual(new, by: ===) { return }
    damageReordered(old, new, of: layer)
    willChange(layer, .arrangement)
    for child in new where child.parent !== layer { willChange(child, .subtree) }
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
      // Its own new list is in the same packet, but a list is never left pointing at a stranger.
      abandon(child, by: former)
    }
    child.parent = layer
  }

  /// Takes a layer off its parent's list, or from being its mask.
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

  /// Layers present before and after lie differently on each other from the first to the last place
  /// at which the two orders differ.
  private func damageReordered(_ old: [RenderLayer], _ new: [RenderLayer], of layer: RenderLayer) {
    let oldNames = Set(old.map(ObjectIdentifier.init))
    let newNames = Set(new.map(ObjectIdentifier.init))
    let before = old.filter { newNames.contains(ObjectIdentifier($0)) }
    let after = new.filter { oldNames.contains(ObjectIdentifier($0)) }
    for (former, latter) in zip(before, after) where former !== latter {
      willChange(former, .subtree)
      willChange(latter, .subtree)
    }
  }
}
