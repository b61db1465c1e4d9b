public import CoreGraphics

extension UIView {
  /// As small as the constraints allow, for `systemLayoutSizeFitting(_:)`.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow, for `systemLayoutSizeFitting(_:)`.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// No preferred size, in `intrinsicContentSize`.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  func layoutAsLayer() {
    // Programs may have moved the layer itself.
    if !insetFlags.isEmpty { updateInsets() }
    if needsPropertyUpdate { updateOwnProperties() }
    if rareData?.corners != nil { updateCorners() }
    // A plain view without constraints has nothing to place, and no program to follow.
    if controller == nil && viewLayout == nil && type(of: self) == UIView.self { return }
    following(.layout) {
      controller?.updateContentUnavailableIfNeeded()
      controller?.viewWillLayoutSubviews()
      let placements = viewLayout?.placements
      layoutSubviews()
      // What the program sets after it has called `super` stays until the next pass.
      if viewLayout?.placements == placements { placeSolvedSubviews() }
      controller?.placeUnavailable()
      controller?.viewDidLayoutSubviews()
    }
  }

  func resizeSubviews(from oldSize: CGSize) {
    if subviews.isEmpty { return }
    let newSize = bounds.size
    for child in subviews where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      child.applyAutoresizing(Autoresizing(mask: mask, from: oldSize, to: newSize))
    }
  }

  /// Resizes the untransformed rectangle, so that a rotated view keeps its angle.
  private func applyAutoresizing(_ autoresizing: Autoresizing) {
    let (bounds, center, anchor) = (bounds, center, layer.anchorPoint)
    let new = autoresizing.frame(for: Self.frame(size: bounds.size, center: center, anchor: anchor))
    changingPlace {
      if new.size != bounds.size {
        self.bounds = CGRect(origin: bounds.origin, size: new.size)
      }
      self.center = CGPoint(
        x: new.origin.x + anchor.x * new.size.width, y: new.origin.y + anchor.y * new.size.height)
    }
  }
}
