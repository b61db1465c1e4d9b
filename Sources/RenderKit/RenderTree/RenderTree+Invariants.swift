import Diagnostics

/// What holds after every packet, evaluation and damage tracking.
extension RenderTree {
  /// Traps if something is broken; in debug builds, for trees made while `Invariants.areChecked`.
  func checkInvariants() {
    #if DEBUG
      if checksInvariants { Invariants.require(brokenInvariant) }
    #endif
  }

  var brokenInvariant: String? {
    for (id, layer) in layers {
      if layer.id != id { return "layer \(layer.id.rawValue) is in the table as \(id.rawValue)" }
      let broken =
        brokenChildren(of: layer) ?? brokenParent(of: layer) ?? brokenMask(of: layer)
        ?? brokenOrder(of: layer) ?? brokenState(of: layer)
      if let broken { return "layer \(id.rawValue): \(broken)" }
    }
    return brokenLists ?? brokenSurface
  }

  private func knows(_ layer: RenderLayer) -> Bool { layers[layer.id] === layer }

  private func brokenChildren(of layer: RenderLayer) -> String? {
    var met: Set<LayerID> = []
    for child in layer.children {
      let name = "sublayer \(child.id.rawValue)"
      if !knows(child) { return "\(name) is not in the table" }
      if child.parent !== layer { return "\(name) has another parent" }
      if !met.insert(child.id).inserted { return "\(name) is listed twice" }
    }
    return nil
  }

  private func brokenParent(of layer: RenderLayer) -> String? {
    guard let parent = layer.parent else { return nil }
    if !knows(parent) { return "its parent is not in the table" }
    if parent.mask === layer { return nil }
    let slot = Int(layer.slot)
    if parent.children.indices.contains(slot) && parent.children[slot] === layer { return nil }
    return parent.children.contains { $0 === layer } ? nil : "its parent does not list it"
  }

  private func brokenMask(of layer: RenderLayer) -> String? {
    guard let mask = layer.mask else { return nil }
    if !knows(mask) { return "its mask is not in the table" }
    if mask.parent !== layer { return "its mask has another parent" }
    if layer.children.contains(where: { $0 === mask }) { return "its mask is also a sublayer" }
    // An instance has an instance of the mask that its model names.
    let isNamed = layer.isInstance || layer.model.rare.group.mask == mask.id
    return isNamed ? nil : "its model names another mask"
  }

  /// Order and index follow a change of the children when geometry is brought up to date.
  private func brokenOrder(of layer: RenderLayer) -> String? {
    if layer.childrenChanged || layer.depthsChanged || layer.isNew {
      return layer.effect == .none ? "it changed and is not among the changed layers" : nil
    }
    for (slot, child) in layer.children.enumerated() where child.slot != slot {
      return "sublayer \(child.id.rawValue) is in slot \(slot), not \(child.slot)"
    }
    guard layer.geometry.flattens else { return nil }
    guard layer.paintingOrder.count == layer.children.count else {
      return "it does not paint all sublayers"
    }
    for (order, child) in layer.paintingOrder.enumerated()
    where child.order != order || child.parent !== layer {
      return "sublayer \(child.id.rawValue) is not painted in its order"
    }
    guard changed.isEmpty, let index = layer.index else { return nil }
    return index.brokenInvariant(for: layer.children.map(\.geometry.extent))
  }

  private func brokenState(of layer: RenderLayer) -> String? {
    let kind = layer.model.kind.map { ObjectIdentifier(type(of: $0)) }
    if kind != layer.kindType { return "its state was made for another kind" }
    for instance in layer.instances where !instance.isInstance || !knows(instance) {
      return "instance \(instance.id.rawValue) is not in the table"
    }
    return nil
  }
}

extension RenderTree {
  private var brokenLists: String? {
    let touched = Set(changed.map(ObjectIdentifier.init))
    if touched.count != changed.count { return "a layer is listed as changed twice" }
    if changed.contains(where: { $0.effect == .none }) { return "a layer did not change" }
    let unlisted = layers.values.first {
      $0.effect != .none && !touched.contains(ObjectIdentifier($0))
    }
    if let unlisted { return "layer \(unlisted.id.rawValue) is not listed as changed" }
    let evaluated = Set(animated.map(ObjectIdentifier.init))
    let idle = layers.values.first {
      $0.animator != nil && !evaluated.contains(ObjectIdentifier($0))
    }
    if let idle { return "layer \(idle.id.rawValue): it has animations that are never evaluated" }
    return evaluated.count != animated.count ? "a layer is evaluated twice" : nil
  }

  private var brokenSurface: String? {
    for surface in surfaces {
      let name = "surface \(surface.id.rawValue)"
      if !knows(surface.root) { return "\(name): its root is not in the table" }
      if surface.root.surface !== surface { return "\(name): its root is on another surface" }
      if let broken = surface.damage.brokenInvariant { return "\(name): \(broken)" }
    }
    return nil
  }
}
