import RenderKit

extension LayerHost {
  /// One walk over a tree that comes to be shown; all of it goes into the next packet.
  func attach(_ tree: CALayer) {
    MainThread.require("add layers to a window's layer")
    walk(tree) { layer in
      layer.host = self
      if layer.marks.isEmpty { dirty.changed.append(layer) }
      layer.marks = .all
      if layer.flags.contains(.needsDisplay) { queueDisplay(layer) }
      queueAnimations(of: layer)
      if layer.flags.contains(.preparesForCommit) { committing.append(layer) }
    }
    needsCommit()
  }

  /// One walk over a tree that is shown no more. Should it be attached again before the commit, the
  /// render side never learns that it was away, and its animations go on.
  func detach(_ tree: CALayer) {
    MainThread.require("take layers from a window's layer")
    walk(tree) { layer in
      layer.host = nil
      if layer.flags.contains(.preparesForCommit) { committing.removeAll { $0 === layer } }
      if layer.flags.contains(.isDetachQueued) { return }
      layer.flags.insert(.isDetachQueued)
      dirty.detached.append(layer)
    }
    needsCommit()
  }

  /// Animations added before the layer came to be shown; the encoder passes over those it has sent.
  private func queueAnimations(of layer: CALayer) {
    for entry in layer.rareData?.animations.entries ?? [] {
      dirty.animations.append(.add(layer, entry.id))
    }
    if layer.animatesDrawing { drawing.add(layer) }
  }

  func queueDisplay(_ layer: CALayer) {
    if layer.flags.contains(.isDisplayQueued) { return }
    layer.flags.insert(.isDisplayQueued)
    dirty.display.append(layer)
  }

  /// A list instead of recursion, so that a tree's depth costs no stack.
  private func walk(_ tree: CALayer, _ visit: (CALayer) -> Void) {
    var waiting = [tree]
    while let layer = waiting.popLast() {
      visit(layer)
      waiting.append(contentsOf: layer.children)
      guard let rareData = layer.rareData else { continue }
      if let mask = rareData.mask { waiting.append(mask) }
      if let underlay = rareData.underlay { waiting.append(underlay) }
    }
  }
}
