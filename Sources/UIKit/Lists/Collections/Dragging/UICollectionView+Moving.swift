import CoreGraphics
import Diagnostics
import Foundation

/// An item that a finger moves.
struct ItemMove {
  let source: IndexPath
  let cell: UICollectionViewCell
  /// Of the finger.
  var position: CGPoint
}

// Moving by hand: the cell follows the finger, the others make room, and the data source moves the item
// at the end.
extension UICollectionView {
  func beginMoving(_ indexPath: IndexPath) -> Bool {
    guard itemMove == nil, placeholders.isEmpty, contains(indexPath),
      let cell = cellForItem(at: indexPath),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) == true
    else { return false }
    cancelPress()
    itemMove = ItemMove(source: indexPath, cell: cell, position: cell.center)
    present(ItemPresentation(moving: indexPath, place: indexPath))
    cell.isCarried = true
    bringSubviewToFront(cell)
    return true
  }

  func moveItem(to targetPosition: CGPoint) {
    guard let move = itemMove, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
    let former = presentation.place ?? move.source
    let proposed = currentLayout.targetIndexPath(
      forInteractivelyMovingItem: former, withPosition: targetPosition)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.source,
        atCurrentIndexPath: former, toProposedIndexPath: proposed) ?? proposed
    let isPlace = isPlace(target, for: move.source)
    if isPlace { present(ItemPresentation(moving: move.source, place: target)) }
    itemMove?.position = targetPosition
    carry(move.cell, to: targetPosition, at: isPlace ? target : former)
    guard !currentLayout.isOwn else { return }
    currentLayout.invalidateLayout(
      with: currentLayout.invalidationContext(
        forInteractivelyMovingItems: [isPlace ? target : former],
        withTargetPosition: targetPosition,
        previousIndexPaths: [former], previousPosition: move.position))
  }

  /// Shows an item where the finger is, as the layout wants it to look.
  private func carry(_ cell: UICollectionViewCell, to place: CGPoint, at path: IndexPath) {
    prepareLayout()
    let attributes = currentLayout.layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: place)
    guard attributes.isPlaceable else {
      return Log.layout.write("\(type(of: currentLayout)): no item can move to \(attributes.frame)")
    }
    cell.carry(attributes)
  }

  /// Nil beside the items.
  func movingTarget(at place: CGPoint) -> IndexPath? {
    itemMove.flatMap { insertionPath(at: place, moving: $0.source, now: presentation.place) }
  }

  func endMoving() {
    guard let itemMove else { return }
    let target = presentation.place ?? itemMove.source
    endMove(to: target, isCancelled: false)
    commitMove(itemMove.source, to: target)
  }

  func cancelMoving() {
    guard let itemMove else { return }
    endMove(to: itemMove.source, isCancelled: true)
    present(ItemPresentation())
  }

  private func endMove(to target: IndexPath, isCancelled: Bool) {
    guard let cell = itemMove?.cell else { return }
    if !currentLayout.isOwn {
      currentLayout.invalidateLayout(
        with: currentLayout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [target], previousIndexPaths: [presentation.place ?? target],
          movementCancelled: isCancelled))
    }
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
    if let shown = shownPath(at: point) { return presentation.withoutPlaceholders(shown) }
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
