import CoreGraphics
import Foundation

// A touch that no view of a row has taken comes up to the table. It highlights the row at once, as
// the scroll view has held it back, and selects the row when it lifts.
extension UITableView {
  /// In points; a finger that goes farther does not mean the row.
  private static var slop: CGFloat { 10 }

  func beginTouch(_ touches: Set<UITouch>) {
    guard selection.touched == nil, let touch = touches.first else { return }
    let place = touch.location(in: self)
    if let swipe = swipes.cell?.swipe { return swipe.close(animated: true) }
    guard let path = itemPath(at: place), let cell = cells[path] else { return }
    (selection.touched, selection.touchStart) = (path, touch.location(in: nil))
    guard isEdited ? allowsSelectionDuringEditing : allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return selection.touched = nil }
    selection.isHighlighted = true
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func moveTouch(_ touches: Set<UITouch>) {
    guard selection.touched != nil, let touch = touches.first else { return }
    let (start, place) = (selection.touchStart, touch.location(in: nil))
    if hypot(place.x - start.x, place.y - start.y) > Self.slop { cancelTouch() }
  }

  func endTouch(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let path = endHighlight() else { return }
    if let drags, let touch = touches.first, drags.add(path, at: touch.location(in: self)) {
      return
    }
    if !choose(path, with: event?.modifierFlags ?? []) { choose(path) }
  }

  func cancelTouch() { _ = endHighlight() }

  /// The row that was highlighted.
  private func endHighlight() -> IndexPath? {
    guard let path = selection.touched else { return nil }
    selection.touched = nil
    guard selection.isHighlighted else { return nil }
    selection.isHighlighted = false
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    return extents.contains(path) ? path : nil
  }

  func accessoryWasTapped(of cell: UITableViewCell) {
    guard let path = cells.key(of: cell) else { return }
    cell.rareData?.cellSegues?.accessory?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
