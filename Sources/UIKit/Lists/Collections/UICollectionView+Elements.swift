public import CoreGraphics
public import Foundation

extension UICollectionView {
  /// The cell of an item; nil if it isn't in view.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    realizer[.cell(indexPath)] as? UICollectionViewCell
  }
  /// Those in view, in no order.
  public var visibleCells: [UICollectionViewCell] {
    realizer.live.values.compactMap { $0 as? UICollectionViewCell }
  }
  /// Those in view, in no order.
  public var indexPathsForVisibleItems: [IndexPath] {
    realizer.live.keys.filter { $0.category == .cell }.map(\.path)
  }
  /// The item that a cell in view shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    realizer.key(of: cell)?.path
  }
  /// The item in view at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    realizer.live.first { element, view in
      element.category == .cell && view.convert(view.bounds, to: self).contains(point)
    }?.key.path
  }
  /// Nil if it isn't in view.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    realizer[.supplementary(elementKind, indexPath)]
  }
  /// Those in view, in no order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    realizer.live.filter { $0.key.category == .supplementaryView && $0.key.kind == elementKind }
      .map(\.value)
  }
  /// Those in view, in no order.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    realizer.live.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path)
  }
  /// As the layout says.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.prepareIfNeeded()
    return contains(indexPath) ? currentLayout.placed(.cell(indexPath)) : nil
  }
  /// As the layout says.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentLayout.prepareIfNeeded()
    return currentLayout.placed(.supplementary(kind, indexPath))
  }

  func layoutAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    element.category == .cell
      ? layoutAttributesForItem(at: element.path) : currentLayout.placed(element)
  }
}
