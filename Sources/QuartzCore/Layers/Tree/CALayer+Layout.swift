import CoreGraphics
import Diagnostics

extension CALayer {
  /// A root may be laid out this many times at one go; layout that is not settled by then waits for
  /// the next turn.
  static let layoutPassLimit = 16

  func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    if host != nil { MainThread.require("mark a layer that a window shows for layout") }
    flags.insert(.needsLayout)
    parent?.markSubtreeNeedsLayout()
    host?.needsCommit()
  }

  /// Another size or transform may leave the sublayers around it in the wrong place. A superlayer
  /// that is placing its sublayers knows what it does.
  func markSuperlayerNeedsLayout() {
    guard let parent, !isMask, !parent.flags.contains(.isBeingLaidOut) else { return }
    parent.setNeedsLayout()
  }

  /// Leaves a trail to the root, so that layout walks only where something is to be done.
  func markSubtreeNeedsLayout() {
    var above: CALayer? = self
    while let layer = above, !layer.flags.contains(.subtreeNeedsLayout) {
      layer.flags.insert(.subtreeNeedsLayout)
      above = layer.parent
    }
  }

  func layoutFromTopmostMarked() {
    var topmost = self
    for layer in selfAndAncestors where layer.flags.contains(.needsLayout) { topmost = layer }
    topmost.layoutTree()
  }

  /// Lays out what is marked in this tree; true when nothing is left.
  @discardableResult
  func layoutTree() -> Bool {
    for _ in 0..<Self.layoutPassLimit {
      if !flags.needsLayoutWalk { return true }
      layoutPass()
    }
    if flags.needsLayoutWalk { reportEndlessLayout() }
    return !flags.needsLayoutWalk
  }

  /// One walk from the top, each layer finished before its sublayers; a list instead of recursion,
  /// so that depth costs no stack.
  private func layoutPass() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      if layer.flags.contains(.needsLayout) {
        layer.layOutSublayers()
      }
      guard layer.flags.contains(.subtreeNeedsLayout) else { continue }
      layer.flags.remove(.subtreeNeedsLayout)
      for child in layer.children.reversed() where child.flags.needsLayoutWalk {
        waiting.append(child)
      }
      if let mask = layer.rareData?.mask, mask.flags.needsLayoutWalk { waiting.append(mask) }
    }
  }

  /// It may be asked to lay out from within its own layout.
  private func layOutSublayers() {
    let isNested = flags.contains(.isBeingLaidOut)
    flags.remove(.needsLayout)
    flags.insert(.isBeingLaidOut)
    layoutSublayers()
    flags.set(.isBeingLaidOut, isNested)
  }

  private func reportEndlessLayout() {
    Log.layers.write(
      "\(type(of: self)): layout asked for layout \(Self.layoutPassLimit) times; "
        + "the rest waits for the next turn")
  }
}
