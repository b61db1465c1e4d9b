// Walk 16: render tree update. In: commit packets. Out: changed layers with their old extents
// damaged. Next: RenderTree+Evaluate.

import CoreGraphics
import PlatformKit

extension RenderTree {
  /// Applies one transaction; costs no more than the size of the packet.
  package func apply(_ packet: CommitPacket) {
    requireQueue()
    captureOutgoing(for: packet.animations)
    for change in packet.surfaces { apply(change) }
    apply(packet.layers)
    for change in packet.animations { apply(change) }
    outgoingBitmaps.removeAll()
    for id in packet.removed { forget(id) }
    followPacket()
    checkInvariants()
  }

  /// Reads the changes in place: copying a snapshot costs as much as comparing it.
  private func apply(_ list: [LayerChange]) {
    let changes = list.span
    let named = list.map { layerMade($0.id) }
    beginSharingPlacements()
    for index in changes.indices { apply(changes[index].snapshot, to: named[index]) }
    endSharingPlacements()
    for index in changes.indices {
      if let sublayers = changes[index].sublayers { setSublayers(sublayers, of: named[index]) }
    }
    for index in changes.indices { setMask(changes[index].snapshot, of: named[index]) }
  }

  /// Applies a new state to a layer and its instances.
  func apply(_ state: LayerSnapshot, to layer: RenderLayer) {
    guard let kind = layer.kindState, kind.completesSnapshots else {
      return applyComplete(state, to: layer)
    }
    var state = state
    kind.complete(&state)
    applyComplete(state, to: layer)
  }

  private func applyComplete(_ state: LayerSnapshot, to layer: RenderLayer) {
    if let animator = layer.animator {
      if animator.model.zPosition != state.zPosition { willChangeDepth(of: layer) }
      animator.model = state
    } else {
      let old = layer.shown
      willChange(layer, from: old, to: state)
      if old.zPosition != state.zPosition { willChangeDepth(of: layer) }
      layer.shown = state
    }
    if state.hasRareState || layer.kindType != nil { updateKindState(of: layer) }
    for instance in layer.instances { apply(state, to: instance) }
  }

  private func setSublayers(_ ids: [LayerID], of layer: RenderLayer) {
    guard let state = layer.kindState else { return setChildren(ids, of: layer) }
    state.setSublayers(ids, of: layer, in: self)
  }

  /// Records a change of state, and whether a cached bitmap of the layer stays valid.
  func willChange(
    _ layer: RenderLayer, from old: LayerSnapshot, to new: LayerSnapshot,
    comparing dirties: LayerProperty.Dirties = .all
  ) {
    let scope = DamageScope.ofChange(from: old, to: new, comparing: dirties)
    if scope == .none { return }
    let effect = effectBesideRedrawing(scope, of: layer, from: old, to: new)
    let isKept = layer.bitmap != nil && !DamageScope.changesFinishedLayer(from: old, to: new)
    willChange(layer, effect, keepsFinished: isKept)
  }

  func willChangeDepth(of layer: RenderLayer) {
    guard let parent = layer.parent else { return }
    willChange(parent, .arrangement)
    parent.depthsChanged = true
    layer.kindState?.orderWillChange()
  }

  /// Records that a layer's picture is about to change, and damages its old extent.
  ///
  /// Call it before the change. Geometry is updated only after all changes of a frame, so their
  /// order does not matter.
  func willChange(_ layer: RenderLayer, _ effect: DamageScope, keepsFinished: Bool = false) {
    if !keepsFinished { layer.hasChangedContent = true }
    let effect = effectBesideScrolling(effect, of: layer)
    guard effect > layer.effect else { return }
    if layer.effect == .none { changed.append(layer) }
    if !layer.isNew { damage(layer, effect) }
    layer.effect = effect
    if !layer.children.isEmpty || layer.mask != nil { sharedParent = nil }
  }

  /// The layer with this ID, created (empty, not drawn yet) if it is unknown.
  func layerMade(_ id: LayerID) -> RenderLayer {
    if let layer = layers[id] { return layer }
    let layer = RenderLayer(id: id)
    layers[id] = layer
    willChange(layer, .subtree)
    return layer
  }

  func forget(_ id: LayerID) {
    guard let layer = layers.removeValue(forKey: id) else { return }
    sharedParent = nil
    if let parent = layer.parent {
      willChange(layer, .subtree)
      abandon(layer, by: parent)
      layer.parent = nil
    }
    for child in layer.children where child.parent === layer { child.parent = nil }
    if let mask = layer.mask, mask.parent === layer { mask.parent = nil }
    layer.children = []
    layer.mask = nil
    layer.depthOrder = nil
    removeAllAnimations(of: layer)
    layer.instances = []
    layer.kindState?.leave(layer, in: self)
    layer.kindState = nil
  }
}
