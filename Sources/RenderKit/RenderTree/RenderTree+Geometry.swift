import Diagnostics

/// Updates geometry after changes: a layer's own plane first, then its ancestors as far as needed.
extension RenderTree {
  /// Updates the geometry of every changed layer and of the ancestors affected.
  func updateGeometry() {
    for layer in changed where layer.isNew { placeNew(from: topmostNew(above: layer)) }
    for layer in changed where !layer.wasPlaced { placeChanged(layer) }
    for layer in changed where isInVolume(layer) { noteVolume(around: layer) }
    placeVolumes()
    for layer in changed { layer.wasPlaced = false }
  }

  private func topmostNew(above layer: RenderLayer) -> RenderLayer {
    var top = layer
    while let parent = top.parent, parent.isNew { top = parent }
    return top
  }

  /// Children before parents, without recursion, because a tree may be thousands of layers deep.
  private func placeNew(from top: RenderLayer) {
    var stack = [top]
    var topDown: [RenderLayer] = []
    while let layer = stack.popLast() {
      topDown.append(layer)
      layer.isNew = false
      layer.wasPlaced = true
      for child in layer.children where child.isNew { stack.append(child) }
      if let mask = layer.mask, mask.isNew { stack.append(mask) }
    }
    for layer in topDown.reversed() { updateGeometry(of: layer) }
  }

  private func placeChanged(_ layer: RenderLayer) {
    updateGeometry(of: layer)
    updateReachAbove(layer)
  }

  /// Propagates a layer's reach to its ancestors, until it makes no difference.
  func updateReachAbove(_ layer: RenderLayer) {
    var node = layer
    while let parent = node.parent, !parent.childrenChanged {
      if parent.mask !== node { parent.index?.move(node.slot, to: node.geometry.extent) }
      let before = parent.geometry.extent
      updateReach(of: parent)
      if parent.geometry.extent == before { return }
      node = parent
    }
  }

  private func updateGeometry(of layer: RenderLayer) {
    if layer.childrenChanged || layer.depthsChanged { reorder(layer) }
    if layer.childrenChanged { reindex(layer) }
    if layer.childrenChanged || layer.depthsChanged { layer.dropSilhouette() }
    layer.childrenChanged = false
    layer.depthsChanged = false
    let wasBroken = layer.geometry.isBroken
    updatePlace(of: layer)
    if layer.shown.hasRareState || layer.space != nil {
      updateSpace(of: layer)
      updateReach(of: layer)
    }
    if layer.geometry.spread != nil { hasSilhouettes = true }
    if layer.geometry.isBroken && !wasBroken {
      let name = layer.id.rawValue
      Log.rendering.write("layer \(name) is not drawn: its geometry is not a finite number")
    }
  }

  /// Updates the layer's placement; its sublayers stay where they are in its plane.
  func updatePlace(of layer: RenderLayer) {
    let isPlain = layer.parent?.mask === layer || layer.isUnderlay
    let space = isPlain ? nil : layer.parent?.space?.matrix
    layer.geometry.update(from: layer.shown, rootScale: layer.surface?.scale, in: space)
    if let state = layer.kindState, layer.geometry.isDrawn {
      layer.geometry.own = layer.geometry.own.union(state.placed(layer))
    }
    updateReach(of: layer)
  }

  func updateReach(of layer: RenderLayer) {
    layer.geometry.update(
      childrenReach: childrenReach(of: layer), maskedTo: layer.mask?.geometry.extent)
    if let transition = layer.transition {
      let geometry = layer.geometry
      layer.geometry.widen(to: transition.sweep(of: geometry.reach, in: geometry.bounds))
    }
  }

  private func childrenReach(of layer: RenderLayer) -> PlaneRect {
    if let index = layer.index { return index.hull }
    var reach = PlaneRect.empty
    for child in layer.children { reach = reach.union(child.geometry.extent) }
    return reach
  }

  private func reindex(_ layer: RenderLayer) {
    for (slot, child) in layer.children.enumerated() { child.slot = Int32(slot) }
    let isIndexed = layer.children.count > ChildGrid.threshold && layer.shown.flattensSublayers
    layer.index =
      isIndexed
      ? ChildGrid(extents: layer.children.map(\.geometry.extent)) : nil
  }

  /// Sorts the children by z position if any is set; equal ones keep the model's order.
  private func reorder(_ layer: RenderLayer) {
    let depths = layer.children.map(\.depthAmongSiblings)
    let isFlat = depths.allSatisfy { $0 == depths[0] }
    layer.depthOrder =
      isFlat
      ? nil
      : depths.indices
        .sorted { (depths[$0], $0) < (depths[$1], $1) }
        .map { layer.children[$0] }
    for (order, child) in layer.paintingOrder.enumerated() { child.order = Int32(order) }
  }
}
