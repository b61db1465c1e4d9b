import CoreGraphics
import Diagnostics
import FoundationAdditions

extension CALayer {
  /// The most layout passes of a root in a row. Layout that is still pending waits until something
  /// else changes: asking for another turn would keep the processor busy for ever.
  static let layoutPassLimit = 16

  func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    if host != nil { MainThread.require("mark a layer that a window shows for layout") }
    flags.insert(.needsLayout)
    markAncestorsForLayout()
    host?.needsCommit()
  }

  /// A new size or transform may require the superlayer to lay out its sublayers again, unless it
  /// is just doing so.
  func markSuperlayerNeedsLayout() {
    guard let parent, !isMask, !parent.flags.contains(.isBeingLaidOut) else { return }
    parent.setNeedsLayout()
  }

  func layoutFromTopmostMarked() {
    var topmost = self
    prepareSelfAndAncestors()
    for layer in selfAndModelAncestors where layer.flags.contains(.needsLayout) { topmost = layer }
    topmost.layOutPrepared()
  }

  /// Performs pending layout in this tree.
  func layoutTree() {
    prepareSelfAndAncestors()
    layOutPrepared()
  }

  private func layOutPrepared() {
    for pass in 0..<Self.layoutPassLimit {
      if pass > 0 { prepareSelfAndAncestors() }
      if !flags.needsLayoutWalk { return }
      layoutPass()
    }
    if flags.needsLayoutWalk { reportEndlessLayout() }
  }

  /// Before this layer and those in it are next laid out, its delegate decides what there is to lay
  /// out (see `LayoutPreparing`).
  package func setNeedsLayoutPreparation() {
    if flags.contains(.needsLayoutPreparation) { return }
    flags.insert(.needsLayoutPreparation)
    markAncestorsForLayout()
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
      layer.takeMarked(into: &waiting)
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

  /// Names what is still marked: it marks itself, or is marked by what it lays out. Once, as it will
  /// do so again and again.
  private func reportEndlessLayout() {
    var layer = self
    while !layer.flags.contains(.needsLayout),
      let child = layer.children.first(where: { $0.flags.needsLayoutWalk })
    {
      layer = child
    }
    guard !layer.flags.contains(.hasEndlessLayout) else { return }
    layer.flags.insert(.hasEndlessLayout)
    Log.layers.write(
      "\(layer.layoutPath) \(layer.frame): layout asked for layout \(Self.layoutPassLimit) times in "
        + "a row; the rest waits until something else changes")
  }

  /// What it lies in, from the root, and itself.
  private var layoutPath: String {
    var names: [String] = []
    for layer in selfAndModelAncestors {
      if let owner = layer.delegate as? any LayoutPreparing {
        names.append(owner.layoutPath)
        break
      }
      names.append("\(type(of: layer))")
    }
    return names.reversed().joined(separator: " > ")
  }
}
