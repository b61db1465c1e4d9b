import CoreGraphics
import Foundation

extension UICollectionView: IndexedList {
  var indexTitles: [String]? { dataSource?.indexTitles(for: self) }
  var indexColors: IndexColors { IndexColors() }

  func showIndexed(_ title: String, at index: Int) {
    guard
      let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index),
      contains(path), let place = layoutAttributesForItem(at: path)?.frame
    else { return }
    let insets = adjustedContentInset
    var goal = CGPoint(x: place.minX - insets.left, y: place.minY - insets.top)
    if path.item == 0 { goal.y -= headerHeight(ofSection: path.section) }
    if contentSize.height <= bounds.height { goal.y = contentOffset.y }
    if contentSize.width <= bounds.width { goal.x = contentOffset.x }
    setContentOffset(clamp(goal), animated: false)
  }

  private func headerHeight(ofSection section: Int) -> CGFloat {
    let header = layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
    return header?.size.height ?? 0
  }
}
