import UIKit

// What programs override in collection views, as Apple's SDK declares it. Not @testable, which would let tests
// override what is closed to programs.

@MainActor
final class OverridingCollectionView: UICollectionView {
  /// Names of what was called, in order.
  var calls: [String] = []

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    super.indexPathForItem(at: point)
  }
  override func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  override func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] { [] }
  override func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  override var numberOfSections: Int { super.numberOfSections }
  override func numberOfItems(inSection section: Int) -> Int {
    super.numberOfItems(inSection: section)
  }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override func insertSections(_ sections: IndexSet) {}
  override func deleteSections(_ sections: IndexSet) {}
  override func reloadSections(_ sections: IndexSet) {}
  override func moveSection(_ section: Int, toSection newSection: Int) {}
  override func insertItems(at indexPaths: [IndexPath]) {
    calls.append("insert")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {}
  override func reloadItems(at indexPaths: [IndexPath]) {}
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  override func reconfigureItems(at indexPaths: [IndexPath]) {}
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("dequeue")
    return super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  override func endInteractiveMovement() {}
  override func cancelInteractiveMovement() {}
}
