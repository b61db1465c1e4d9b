public import CoreGraphics
public import Foundation

/// An item that a finger moves.
struct ItemMove {
  let source: IndexPath
  let cell: UICollectionViewCell
}

// Moving by hand: the cell follows the finger, the others make room, and the data source moves the item
// at the end.
extension UICollectionView {
  /// False if the data source does not let the item move.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard itemMove == nil, contains(indexPath), let cell = cellForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    cancelPress()
    itemMove = ItemMove(source: indexPath, cell: cell)
    present(ItemPresentation(moving: indexPath, place: indexPath))
    cell.isCarried = true
    bringSubviewToFront(cell)
    return true
  }

  /// The finger's position, in coordinates of the view's content.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let itemMove else { return }
    itemMove.cell.center = targetPosition
    guard
      let proposed = insertionPath(
        at: targetPosition, moving: itemMove.source, now: presentation.place)
    else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: itemMove.source,
        atCurrentIndexPath: presentation.place ?? itemMove.source, toProposedIndexPath: proposed)
      ?? proposed
    guard isPlace(target, for: itemMove.source) else { return }
    present(ItemPresentation(moving: itemMove.source, place: target))
  }

  /// Has the data source move the item to where it is.
  public func endInteractiveMovement() {
    guard let itemMove else { return }
    let target = presentation.place ?? itemMove.source
    endMove()
    commitMove(itemMove.source, to: target)
  }

  /// Moves the item back.
  public func cancelInteractiveMovement() {
    guard itemMove != nil else { return }
    endMove()
    present(ItemPresentation())
  }

  private func endMove() {
    guard let cell = itemMove?.cell else { return }
    itemMove = nil
    cell.isCarried = false
    guard let path = indexPath(for: cell), let place = layoutAttributesForItem(at: path) else {
      return
    }
    put(cell, place)
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      cell.take(place)
    }
  }

  /// The item is shown where it goes already, so nothing moves.
  func commitMove(_ source: IndexPath, to target: IndexPath) {
    presentation = ItemPresentation()
    guard source != target else { return }
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    drags?.itemDidMove(from: source, to: target)
  }

  /// A section has one place more than items, unless the item comes from it.
  func isPlace(_ target: IndexPath, for source: IndexPath) -> Bool {
    let counts = presentation.dataCounts(currentCounts)
    guard target.count == 2, counts.indices.contains(target.section) else { return false }
    let room = counts[target.section] + (target.section == source.section ? 0 : 1)
    return (0..<room).contains(target.item)
  }

  /// By the layout, as a cell that is carried is not in its place.
  private func shownPath(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// Where an item would come in. Nil beside the items, unless one of them moves there.
  func insertionPath(at point: CGPoint, moving: IndexPath?, now: IndexPath?) -> IndexPath? {
    if let now, layoutAttributesForItem(at: now)?.frame.contains(point) == true {
      return now
    }
    if let shown = shownPath(at: point) { return shown }
    let counts = presentation.dataCounts(currentCounts)
    guard let section = counts.indices.last else { return nil }
    if counts[section] == 0 { return IndexPath(item: 0, section: section) }
    let last = layoutAttributesForItem(
      at: IndexPath(item: currentCounts[section] - 1, section: section))
    guard let last, moving != nil, point.y > last.frame.maxY else { return now }
    let room = counts[section] - (moving?.section == section ? 1 : 0)
    return IndexPath(item: room, section: section)
  }
}
