/// The way from a root to what is marked for layout.
extension CALayer {
  /// With so many sublayers a layer remembers which one is marked, as long as it is the only one:
  /// asking each would cost more than laying one out.
  static let manySublayers = 16

  /// Marks the ancestors, so that layout only walks where it is needed.
  func markAncestorsForLayout() {
    var marked = self
    while let above = marked.parent {
      guard above.flags.insert(.subtreeNeedsLayout).inserted else {
        return above.noteAlsoMarked(marked)
      }
      above.noteOnlyMarked(marked)
      marked = above
    }
  }

  private func noteOnlyMarked(_ child: CALayer) {
    if children.count >= Self.manySublayers, !child.isMask { ensureRareData.onlyMarked = child }
  }

  private func noteAlsoMarked(_ child: CALayer) {
    if rareData?.onlyMarked !== child { forgetOnlyMarked() }
  }

  /// To be called when the sublayers change.
  func forgetOnlyMarked() { rareData?.onlyMarked = nil }

  /// Adds the marked sublayers, the last first, and a marked mask.
  func takeMarked(into waiting: inout [CALayer]) {
    if let only = rareData?.onlyMarked {
      forgetOnlyMarked()
      if only.flags.needsLayoutWalk { waiting.append(only) }
      return
    }
    for child in children.reversed() where child.flags.needsLayoutWalk { waiting.append(child) }
    if let mask = rareData?.mask, mask.flags.needsLayoutWalk { waiting.append(mask) }
  }
}
