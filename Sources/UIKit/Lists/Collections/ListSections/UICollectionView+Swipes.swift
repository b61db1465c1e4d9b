import CoreGraphics
import Foundation

extension UICollectionView: SwipingList {
  /// The list that the item is a row of.
  func list(of path: IndexPath) -> UICollectionLayoutListConfiguration? {
    guard let sections = (currentLayout as? UICollectionViewCompositionalLayout)?.sections,
      sections.indices.contains(path.section)
    else { return nil }
    return sections[path.section].source.list
  }

  /// Made when the first list with actions is laid out.
  func prepareSwipes(for list: UICollectionLayoutListConfiguration?) {
    guard swipes == nil, let list,
      list.leadingSwipeActionsConfigurationProvider != nil
        || list.trailingSwipeActionsConfigurationProvider != nil
    else { return }
    swipes = RowSwipes(self)
  }

  func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
    indexPathForItem(at: point).flatMap { cellForItem(at: $0) as? UICollectionViewListCell }
  }

  func swipeActions(of cell: any SwipedCell, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let cell = cell as? UICollectionViewListCell, let path = indexPath(for: cell),
      let list = list(of: path)
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func willShowActions(of cell: any SwipedCell) {
    cancelPress()
    (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  func didHideActions(of cell: (any SwipedCell)?) {
    (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewListCell: SwipedCell {
  var isCut: Bool { false }
}
