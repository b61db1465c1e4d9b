import Foundation

extension UICollectionView {
  func exchangeLayout(
    _ layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = currentLayout
    guard layout !== old else { return completion?(true) ?? () }
    let first = anchor
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.collectionView = nil
    layout.collectionView = self
    layout.needsPreparing = true
    currentLayout = layout
    let views = Array(realizer.live.values)
    for view in views { view.willTransition(from: old, to: layout) }
    let move = { [self] in
      showFirst(first)
      layOutElements()
      for view in views { view.didTransition(from: old, to: layout) }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    guard animated, window != nil else {
      setNeedsLayout()
      if window != nil { move() }
      return completion?(true) ?? ()
    }
    UIView.animate(withDuration: 0.3, animations: move) { completion?($0) }
  }

  /// Scrolls so that what was first is still in view.
  private func showFirst(_ first: (element: CollectionElement, frame: CGRect)?) {
    prepareLayout()
    var target = clamp(contentOffset)
    if let first,
      contentOffset.y > -adjustedContentInset.top || contentOffset.x > -adjustedContentInset.left,
      let place = currentLayout.layoutAttributesForItem(at: first.element.path)
    {
      target = offsetShowing(place.frame)
    }
    bounds.origin = clamp(currentLayout.targetContentOffset(forProposedContentOffset: target))
  }
}
