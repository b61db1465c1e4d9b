import CoreGraphics

/// The copies a replicator layer shows of its sublayers, made of layers only this side knows.
///
/// Costs what is in the copies, once for each commit while there are replicators, and nothing
/// without.
extension RenderTree {
  /// Gives a layer its sublayers; a replicator's go into its first copy.
  func setSublayers(_ ids: [LayerID], of layer: RenderLayer) {
    guard let book = layer.replicas else { return setChildren(ids, of: layer) }
    book.sublayers = ids.map(layerMade)
  }

  /// Notes a replicator before its sublayers are set.
  func noteReplicator(_ layer: RenderLayer) {
    guard layer.replicas == nil, layer.model.isReplicator else { return }
    layer.replicas = ReplicaBook()
    replicators.append(layer)
  }

  /// Brings all copies up to date. Replicators in replicators take a round for each level.
  func updateReplicas() {
    if replicators.isEmpty { return }
    replicators.removeAll { layers[$0.id] !== $0 }
    for _ in 0..<min(replicators.count, RenderTree.replicatorLevels) {
      for layer in replicators { updateReplicas(of: layer) }
    }
  }

  func updateReplicas(of layer: RenderLayer) {
    guard let book = layer.replicas else { return }
    let state = layer.shown.replicator
    book.sublayers.removeAll { layers[$0.id] !== $0 }
    fit(book, to: max(state.count, 0))
    var power = CATransform3DIdentity
    for (index, space) in book.spaces.enumerated() {
      apply(state.space(ofCopy: index, power: power, in: layer.shown), to: space)
      power = CATransform3DConcat(power, state.transform)
    }
    setChildren(book.spaces.map(\.id), of: layer)
    var used = Set<ReplicaBook.TwinName>()
    for (index, space) in book.spaces.enumerated() {
      let content =
        index == 0
        ? book.sublayers : book.sublayers.map { twin(of: $0, copy: index, book, &used) }
      setChildren(content.map(\.id), of: space)
    }
    for (name, twin) in book.twins where !used.contains(name) {
      book.twins[name] = nil
      layers[name.layer]?.twins.removeAll { $0 === twin }
      forget(twin.id)
    }
  }

  /// What a replicator that goes has made goes with it.
  func releaseReplicas(of layer: RenderLayer) {
    layer.twins = []
    guard let book = layer.replicas else { return }
    layer.replicas = nil
    for space in book.spaces { forget(space.id) }
    for (name, twin) in book.twins {
      layers[name.layer]?.twins.removeAll { $0 === twin }
      forget(twin.id)
    }
  }

  private func fit(_ book: ReplicaBook, to count: Int) {
    while book.spaces.count > count { forget(book.spaces.removeLast().id) }
    while book.spaces.count < count { book.spaces.append(layerMade(nextTwinID())) }
  }

  /// The twin of a layer with twins of all that is in it, made where there is none.
  private func twin(
    of top: RenderLayer, copy: Int, _ book: ReplicaBook, _ used: inout Set<ReplicaBook.TwinName>
  ) -> RenderLayer {
    var waiting = [top]
    while let layer = waiting.popLast() {
      let twin = twinMade(of: layer, copy: copy, book)
      used.insert(ReplicaBook.TwinName(layer: layer.id, copy: copy))
      let children = layer.children.map { twinMade(of: $0, copy: copy, book).id }
      setChildren(children, of: twin)
      waiting.append(contentsOf: layer.children)
      guard layer.mask != nil || twin.mask != nil else { continue }
      var state = twin.model
      state.uncommon.group.mask = layer.mask.map { twinMade(of: $0, copy: copy, book).id }
      setMask(state, of: twin)
      if let mask = layer.mask { waiting.append(mask) }
    }
    return twinMade(of: top, copy: copy, book)
  }

  private func twinMade(of layer: RenderLayer, copy: Int, _ book: ReplicaBook) -> RenderLayer {
    let name = ReplicaBook.TwinName(layer: layer.id, copy: copy)
    if let twin = book.twins[name] { return twin }
    let twin = layerMade(nextTwinID())
    twin.isTwin = true
    book.twins[name] = twin
    layer.twins.append(twin)
    apply(layer.model, to: twin)
    if let animator = layer.animator {
      for (key, animation) in animator.keyed { add(animation, key: key, to: twin) }
    }
    return twin
  }

  private func nextTwinID() -> LayerID {
    lastTwin += 1
    return LayerID(rawValue: RenderTree.firstTwin + lastTwin)
  }

  /// Deeper ones are right a commit later.
  private static let replicatorLevels = 3

  /// No layer the program makes has a name as high.
  private static let firstTwin: UInt64 = 1 << 63
}

extension LayerSnapshot {
  var isReplicator: Bool {
    if hasUncommonState, case .replicator = uncommon.kind { return true }
    return false
  }
}
