import FoundationAdditions
import RenderKit

extension LayerHost {
  /// Walks a tree that becomes visible; all of it goes into the next packet.
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

  /// Walks a tree that leaves its window. If it is attached again before the commit, the render
  /// side does not notice and its animations go on.
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

  /// Queues animations added before the layer was shown; the encoder skips those already sent.
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

  /// Uses a list instead of recursion, so that depth costs no stack.
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
