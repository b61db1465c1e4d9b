import CoreGraphics

extension UIView {
  /// Every change of size goes through here, so that `boundsSizeDidChange` is called once.
  func changeSize(by change: () -> Void) {
    let old = layer.bounds.size
    changingPlace {
      change()
      if layer.bounds.size != old { boundsSizeDidChange(from: old) }
    }
    if layoutFlags.contains(.isSolved) { solvedPlaceDidChange() }
  }

  func followSizeChange(from oldSize: CGSize) {
    if autoresizesSubviews { resizeSubviews(from: oldSize) }
    if layoutFlags.contains(.hasConstraints) { guidesFollowSize() }
    setNeedsLayout()
    // Content of zero size shows nothing, however it is stretched.
    if contentMode == .redraw || oldSize.width <= 0 || oldSize.height <= 0 { markNeedsDisplay() }
  }
}

extension UIView {
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    if let view, isApart(from: view) { return view.fromDesktop(toDesktop(point)) }
    return layer.convert(point, to: (view ?? ownWindow)?.layer)
  }

  func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, isApart(from: view) { return fromDesktop(view.toDesktop(point)) }
    return layer.convert(point, from: (view ?? ownWindow)?.layer)
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    if let view, isApart(from: view) { return rect.mapped { convert($0, to: view as UIView?) } }
    return layer.convert(rect, to: (view ?? ownWindow)?.layer)
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    if let view, isApart(from: view) { return rect.mapped { convert($0, from: view as UIView?) } }
    return layer.convert(rect, from: (view ?? ownWindow)?.layer)
  }

  /// Whether the two are in different windows.
  private func isApart(from view: UIView) -> Bool {
    guard let own = ownWindow, let other = view.ownWindow else { return false }
    return own !== other
  }
}
