import CoreGraphics
import Foundation

extension UICollectionView {
  func exchangeLayout(
    _ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    cutTransitionShort()
    let old = currentLayout
    guard layout !== old else { return completion?(true) ?? () }
    let first = anchor
    var exchange = LayoutExchange(self)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layout.collectionView = self
    layout.wasGivenView()
    currentLayout = layout
    let views = Array(realizer.live.values)
    for view in views { view.willTransition(from: old, to: layout) }
    let end = { (completed: Bool) in
      for view in views { view.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      completion?(completed)
    }
    guard animated, window != nil else {
      old.collectionView = nil
      setNeedsLayout()
      if window != nil { showAtOnce(first) }
      return end(true)
    }
    prepareLayout()
    exchange.prepare(target: offset(showing: first, in: layout))
    exchange.animate(end)
  }

  private func showAtOnce(_ first: (element: CollectionElement, frame: CGRect)?) {
    prepareLayout()
    bounds.origin = offset(showing: first, in: currentLayout)
    layOutElements()
  }

  /// Where the view is to be scrolled to in a layout, so that what was first stays where it is.
  func offset(
    showing first: (element: CollectionElement, frame: CGRect)?, in layout: UICollectionViewLayout
  ) -> CGPoint {
    var target = contentOffset
    let isScrolled =
      target.y > -adjustedContentInset.top || target.x > -adjustedContentInset.left
    if isScrolled, let first, contains(first.element.path), let place = layout.placed(first.element)
    {
      target.x += place.frame.minX - first.frame.minX
      target.y += place.frame.minY - first.frame.minY
    }
    let content = layout.collectionViewContentSize
    let proposed = clamp(target, content)
    let wished = layout.targetContentOffset(forProposedContentOffset: proposed)
    return wished.x.isFinite && wished.y.isFinite ? clamp(wished, content) : proposed
  }

  /// Within content of this size.
  private func clamp(_ offset: CGPoint, _ content: CGSize) -> CGPoint {
    let insets = adjustedContentInset
    let end = CGPoint(
      x: content.width - bounds.width + insets.right,
      y: content.height - bounds.height + insets.bottom)
    return CGPoint(
      x: max(-insets.left, min(offset.x, end.x)), y: max(-insets.top, min(offset.y, end.y)))
  }
}
