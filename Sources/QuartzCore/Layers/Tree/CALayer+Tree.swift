import CoreGraphics
import RenderKit

extension CALayer {
  var visibleParent: CALayer? {
    flags.contains(.isPresentation) ? rareData?.original?.parent?.presentation() : parent
  }

  var visibleChildren: [CALayer]? {
    let layers = flags.contains(.isPresentation) ? presentedChildren : children
    return layers.isEmpty ? nil : layers
  }

  /// `index` counts before `layer` is removed from its old position.
  func insert(_ layer: CALayer, at index: Int) {
    refuseCycle(layer)
    if layer.parent === self && !layer.isMask { return reorder(layer, to: index) }
    layer.leaveParent()
    adopt(layer, at: min(index, children.count))
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, inFront: Bool) {
    if sibling === layer { return }
    let place = children.firstIndex { $0 === sibling }
    let fallback = inFront ? children.count : 0
    insert(layer, at: place.map { inFront ? $0 + 1 : $0 } ?? fallback)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self, !old.isMask else { return }
    insert(new, beside: old, inFront: true)
    old.leaveParent()
  }

  func replaceChildren(with layers: [CALayer]) {
    if layers.elementsEqual(children, by: ===) { return }
    let kept = Set(layers.map(ObjectIdentifier.init))
    precondition(kept.count == layers.count, "a layer can be only once in sublayers")
    for child in children where !kept.contains(ObjectIdentifier(child)) { child.leaveParent() }
    for (index, layer) in layers.enumerated()
    where index >= children.count
      || children[index] !== layer
    {
      insert(layer, at: index)
    }
  }

  func leaveParent() {
    guard let parent else { return }
    if isMask { return parent.mask = nil }
    var events = LayerEvents()
    events.find("sublayers", of: parent, in: parent)
    events.find(kCAOnOrderOut, of: self, in: self)
    let index = parent.children.firstIndex { $0 === self }!
    parent.children.remove(at: index)
    self.parent = nil
    turnOver(with: parent)
    parent.didChangeChildren()
    host?.detach(self)
    events.run()
  }

  /// Releases the subtree level by level, because ARC would need stack space for every level.
  func releaseChildren() {
    var going = children
    children = []
    if let mask = takenMask { going.append(mask) }
    while var child = going.popLast() {
      child.parent = nil
      guard isKnownUniquelyReferenced(&child) else {
        child.turnBack()
        continue
      }
      going.append(contentsOf: child.children)
      child.children = []
      if let mask = child.takenMask { going.append(mask) }
    }
  }

  /// Returns the mask and clears the reference to it.
  private var takenMask: CALayer? {
    defer { rareData?.mask = nil }
    rareData?.mask?.rareData?.isMask = false
    return rareData?.mask
  }

  private func adopt(_ layer: CALayer, at index: Int) {
    var events = LayerEvents()
    events.find("sublayers", of: self, in: self)
    events.find(kCAOnOrderIn, of: layer, in: self)
    children.insert(layer, at: index)
    layer.parent = self
    layer.turnOver(with: self)
    didChangeChildren()
    if layer.flags.needsLayoutWalk { layer.markAncestorsForLayout() }
    host?.attach(layer)
    events.run()
  }

  private func reorder(_ layer: CALayer, to index: Int) {
    let old = children.firstIndex { $0 === layer }!
    let new = min(index > old ? index - 1 : index, children.count - 1)
    if new == old { return }
    var events = LayerEvents()
    events.find("sublayers", of: self, in: self)
    children.insert(children.remove(at: old), at: new)
    didChangeChildren()
    events.run()
  }

  private func didChangeChildren() {
    forgetOnlyMarked()
    mark(.sublayers)
    setNeedsLayout()
  }

  private func refuseCycle(_ layer: CALayer) {
    for above in selfAndModelAncestors {
      precondition(above !== layer, "a layer cannot be a sublayer of itself or of its own tree")
    }
  }
}
