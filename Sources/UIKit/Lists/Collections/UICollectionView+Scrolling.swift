import CoreGraphics
import Foundation

extension UICollectionView {
  func scroll(
    to path: IndexPath, _ position: UICollectionView.ScrollPosition, _ animated: Bool
  ) {
    prepareLayout()
    precondition(
      contains(path),
      "Attempted to scroll the collection view to an out-of-bounds item (\(path.count == 2 ? path.item : -1)) "
        + "when there are only \(path.count == 2 ? numberOfItems(inSection: path.section) : 0) items "
        + "in section \(path.first ?? -1).")
    // Cells that measure themselves on the way move the item once more.
    for _ in 0..<4 {
      guard let place = currentLayout.placed(.cell(path)) else { return }
      let target = offset(showing: place, position)
      if target == contentOffset { return }
      setContentOffset(target, animated: animated)
      if animated { return }
      layOutElements()
    }
  }

  private func offset(
    showing attributes: UICollectionViewLayoutAttributes,
    _ position: UICollectionView.ScrollPosition
  ) -> CGPoint {
    if let place = attributes.scroller {
      scroller(of: place.section).scrollRectToVisible(place.frame, animated: false)
    }
    let frame = attributes.frame
    let room = bounds.inset(by: adjustedContentInset)
    let least = offsetShowing(frame)
    func place(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ inset: CGFloat, _ part: CGFloat
    ) -> CGFloat { start + (length - room) * part - inset }
    var target = least
    let vertical: CGFloat? =
      position.contains(.top)
      ? 0 : position.contains(.centeredVertically) ? 0.5 : position.contains(.bottom) ? 1 : nil
    if let vertical {
      target.y = place(
        frame.minY, frame.height, room.height, adjustedContentInset.top, vertical)
    }
    let horizontal: CGFloat? =
      position.contains(.left)
      ? 0 : position.contains(.centeredHorizontally) ? 0.5 : position.contains(.right) ? 1 : nil
    if let horizontal {
      target.x = place(
        frame.minX, frame.width, room.width, adjustedContentInset.left, horizontal)
    }
    return clamp(target)
  }
}
