import CoreGraphics
import Diagnostics
import FoundationAdditions

extension CALayer {
  /// The most layout passes of a root in a row; layout that is still pending waits for the next
  /// turn.
  static let layoutPassLimit = 16

  func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    if host != nil { MainThread.require("mark a layer that a window shows for layout") }
    flags.insert(.needsLayout)
    parent?.markSubtreeNeedsLayout()
    host?.needsCommit()
  }

  /// A new size or transform may require the superlayer to lay out its sublayers again, unless it
  /// is just doing so.
  func markSuperlayerNeedsLayout() {
    guard let parent, !isMask, !parent.flags.contains(.isBeingLaidOut) else { return }
    parent.setNeedsLayout()
  }

  /// Marks all ancestors, so that layout only walks where it is needed.
  func markSubtreeNeedsLayout() {
    var above: CALayer? = self
    while let layer = above, !layer.flags.contains(.subtreeNeedsLayout) {
      layer.flags.insert(.subtreeNeedsLayout)
      above = layer.parent
    }
  }

  func layoutFromTopmostMarked() {
    var topmost = self
    prepareSelfAndAncestors()
    for layer in selfAndModelAncestors where layer.flags.contains(.needsLayout) { topmost = layer }
    topmost.layoutTree()
  }

  /// Performs pending layout in this tree; true when none is left.
  @discardableResult
  func layoutTree() -> Bool {
    for _ in 0..<Self.layoutPassLimit {
      prepareSelfAndAncestors()
      if !flags.needsLayoutWalk { return true }
      layoutPass()
    }
    if flags.needsLayoutWalk { reportEndlessLayout() }
    return !flags.needsLayoutWalk
  }

  /// Before this layer and those in it are next laid out, its delegate decides what there is to lay
  /// out (see `LayoutPreparing`).
  package func setNeedsLayoutPreparation() {
    if flags.contains(.needsLayoutPreparation) { return }
    flags.insert(.needsLayoutPreparation)
    parent?.markSubtreeNeedsLayout()
    host?.needsCommit()
  }

  /// For a layer whose delegate no longer decides.
  package func cancelLayoutPreparation() { flags.remove(.needsLayoutPreparation) }

  /// What is decided above may concern this layer as well.
  private func prepareSelfAndAncestors() {
    for layer in selfAndModelAncestors { layer.prepareForLayout() }
  }

  private func prepareForLayout() {
    guard flags.contains(.needsLayoutPreparation) else { return }
    flags.remove(.needsLayoutPreparation)
    (delegate as? any LayoutPreparing)?.prepareForLayout()
  }

  /// One walk from the top, each layer before its sublayers; uses a list instead of recursion, so
  /// that depth costs no stack.
  private func layoutPass() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.prepareForLayout()
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

  /// `layoutSublayers` may itself call `layoutIfNeeded`.
  private func layOutSublayers() {
    let isNested = flags.contains(.isBeingLaidOut)
    flags.remove(.needsLayout)
    flags.insert(.isBeingLaidOut)
    layoutSublayers()
    flags.set(.isBeingLaidOut, isNested)
  }

  /// Names what is still marked: it marks itself, or is marked by what it lays out.
  private func reportEndlessLayout() {
    var layer = self
    while !layer.flags.contains(.needsLayout),
      let child = layer.children.first(where: { $0.flags.needsLayoutWalk })
    {
      layer = child
    }
    let owner: AnyObject = layer.delegate ?? layer
    Log.layers.write(
      "\(type(of: owner)) \(layer.frame): layout asked for layout \(Self.layoutPassLimit) times; "
        + "the rest waits for the next turn")
  }
}
