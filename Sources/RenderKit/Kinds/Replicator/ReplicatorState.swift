import CoreGraphics

/// The copies of a replicator's sublayers, made of layers that only the render side knows.
///
/// The replicator's render-side children are one container per copy. The first holds the original
/// sublayers, the others hold instances of them and of all their descendants. Each commit costs
/// time proportional to the layers in the copies.
final class ReplicatorState: LayerKindState {
  /// The replicator's committed sublayers, back to front.
  private var sublayers: [RenderLayer] = []
  /// One container per copy.
  private var spaces: [RenderLayer] = []
  /// The instance of each layer in each copy.
  private var instances: [InstanceName: RenderLayer] = [:]

  private struct InstanceName: Hashable {
    var layer: LayerID
    var copy: Int
  }

  override var followsPackets: Bool { true }
  override var movesAsPixels: Bool { false }

  /// The sublayers go into the first copy.
  override func setSublayers(_ ids: [LayerID], of layer: RenderLayer, in tree: RenderTree) {
    sublayers = ids.map(tree.layerMade)
  }

  override func packetApplied(_ layer: RenderLayer, in tree: RenderTree) {
    updateCopies(of: layer, in: tree)
  }

  override func animated(_ layer: RenderLayer, in tree: RenderTree) {
    updateCopies(of: layer, in: tree)
  }

  /// Removes the layers it made; a layer that becomes another kind gets its sublayers back.
  override func leave(_ layer: RenderLayer, in tree: RenderTree) {
    sublayers.removeAll { tree.layers[$0.id] !== $0 }
    if tree.layers[layer.id] === layer { tree.setChildren(sublayers.map(\.id), of: layer) }
    for space in spaces { tree.forget(space.id) }
    for (name, instance) in instances { tree.forgetInstance(instance, of: name.layer) }
    (spaces, instances) = ([], [:])
  }
}

extension ReplicatorState {
  private func updateCopies(of layer: RenderLayer, in tree: RenderTree) {
    let replicator = layer.shown.replicator
    sublayers.removeAll { tree.layers[$0.id] !== $0 }
    makeSpaces(max(replicator.count, 0), in: tree)
    var power = CATransform3DIdentity
    for (index, space) in spaces.enumerated() {
      tree.apply(replicator.space(ofCopy: index, power: power, in: layer.shown), to: space)
      power = CATransform3DConcat(power, replicator.transform)
    }
    tree.setChildren(spaces.map(\.id), of: layer)
    var used = Set<InstanceName>()
    for (index, space) in spaces.enumerated() {
      let content =
        index == 0 ? sublayers : sublayers.map { instanceTree(of: $0, copy: index, tree, &used) }
      tree.setChildren(content.map(\.id), of: space)
    }
    for (name, instance) in instances where !used.contains(name) {
      instances[name] = nil
      tree.forgetInstance(instance, of: name.layer)
    }
  }

  private func makeSpaces(_ count: Int, in tree: RenderTree) {
    while spaces.count > count { tree.forget(spaces.removeLast().id) }
    while spaces.count < count { spaces.append(tree.makeOwnLayer()) }
  }

  /// The instance of a layer with instances of its whole subtree, created if needed.
  private func instanceTree(
    of top: RenderLayer, copy: Int, _ tree: RenderTree, _ used: inout Set<InstanceName>
  ) -> RenderLayer {
    var waiting = [top]
    while let layer = waiting.popLast() {
      let instance = instance(of: layer, copy: copy, tree)
      used.insert(InstanceName(layer: layer.id, copy: copy))
      let children = layer.children.map { self.instance(of: $0, copy: copy, tree).id }
      tree.setChildren(children, of: instance)
      waiting.append(contentsOf: layer.children)
      guard layer.mask != nil || instance.mask != nil else { continue }
      var state = instance.model
      state.rare.group.mask = layer.mask.map { self.instance(of: $0, copy: copy, tree).id }
      tree.setMask(state, of: instance)
      if let mask = layer.mask { waiting.append(mask) }
    }
    return instance(of: top, copy: copy, tree)
  }

  private func instance(of layer: RenderLayer, copy: Int, _ tree: RenderTree) -> RenderLayer {
    let name = InstanceName(layer: layer.id, copy: copy)
    if let instance = instances[name] { return instance }
    let instance = tree.makeInstance(of: layer)
    instances[name] = instance
    return instance
  }
}
