import CoreGraphics
import Foundation

extension UICollectionView {
  func scroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, _ animated: Bool
  ) {
    prepareLayout()
    ListFault.require(
      contains(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.count == 2 ? path.item : -1)) "
        + "when there are only \(path.count == 2 ? numberOfItems(inSection: path.section) : 0) items "
        + "in section \(path.first ?? -1).")
    // Cells that measure themselves on the way move the item once more.
    for _ in 0..<4 {
      guard let place = currentLayout.placed(.cell(path)) else { return }
      let target = offset(showing: place.frame, in: self, position)
      if let inner = place.scroller {
        let scroller = scroller(of: inner.section)
        scroller.setContentOffset(
          offset(showing: inner.frame, in: scroller, position), animated: animated)
      }
      if target == contentOffset { return }
      setContentOffset(target, animated: animated)
      if animated { return }
      layOutElements()
    }
  }

  /// Where a scroll view shows a part of its content in a position, or as near to it as it can.
  private func offset(
    showing frame: CGRect, in view: UIScrollView, _ position: UICollectionView.ScrollPosition
  ) -> CGPoint {
    let insets = view.adjustedContentInset
    let room = view.bounds.inset(by: insets)
    var target = view.offsetShowing(frame)
    if let part = position.vertical {
      target.y = frame.minY + (frame.height - room.height) * part - insets.top
    }
    if let part = position.horizontal {
      target.x = frame.minX + (frame.width - room.width) * part - insets.left
    }
    return view.clamp(target)
  }
}

extension UICollectionView.ScrollPosition {
  /// How much of the room that is left lies above; nil for as much as there is now.
  fileprivate var vertical: CGFloat? {
    contains(.top) ? 0 : contains(.centeredVertically) ? 0.5 : contains(.bottom) ? 1 : nil
  }
  /// How much of the room that is left lies at the left; nil for as much as there is now.
  fileprivate var horizontal: CGFloat? {
    contains(.left) ? 0 : contains(.centeredHorizontally) ? 0.5 : contains(.right) ? 1 : nil
  }
}
