public import CoreGraphics

extension UIView {
  /// No preferred size, in `intrinsicContentSize`.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  func layoutAsLayer() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func resizeSubviews(from oldSize: CGSize) {
    let newSize = bounds.size
    for child in subviews where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      child.applyAutoresizing(Autoresizing(mask: mask, from: oldSize, to: newSize))
    }
  }

  /// Resizes the untransformed rectangle, so that a rotated view keeps its angle.
  private func applyAutoresizing(_ autoresizing: Autoresizing) {
    let anchor = layer.anchorPoint
    let size = bounds.size
    let old = CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height,
      width: size.width, height: size.height)
    let new = autoresizing.frame(for: old)
    if new.size != size { bounds.size = new.size }
    center = CGPoint(
      x: new.origin.x + anchor.x * new.size.width, y: new.origin.y + anchor.y * new.size.height)
  }
}
