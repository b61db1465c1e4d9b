import CoreGraphics
import Foundation
import FoundationAdditions

extension UITableView {
  /// Nil for a recognizer that is none of the table's own.
  func gestureMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if rowMenus.interaction.owns(recognizer) { return rowMenus.mayBegin(recognizer) }
    if let answer = selectionDrag.mayBegin(recognizer) { return answer }
    if recognizer === panGestureRecognizer {
      return isOnIndex(recognizer) || isOnGrip(recognizer) || dragsByMouse(recognizer) ? false : nil
    }
    guard swipes.owns(recognizer) else { return nil }
    return !isEdited && !dragsByMouse(recognizer) && swipes.mayBegin
  }

  private func dragsByMouse(_ recognizer: UIGestureRecognizer) -> Bool {
    drags?.interaction.takesMouse(from: recognizer) ?? false
  }

  /// Rows are moved by their grips, not scrolled.
  private func isOnGrip(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEdited, let path = extents.row(at: recognizer.location(in: self).y - origin),
      let cell = cells[path], let grip = cell.parts.reorderControl
    else { return false }
    return grip.frame.contains(recognizer.location(in: cell))
  }

  private func swipeActions(
    of path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) {
      return own
    }
    if let actions = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions, of: self)
    }
    return deletion(of: path)
  }

  /// What a swipe shows where the delegate says nothing: a button that deletes.
  func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard asks(.commits), editingStyle(of: path) == .delete else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, view, done in
      guard let self, let cell = view as? UITableViewCell, let path = cells.key(of: cell) else {
        return done(false)
      }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

extension UITableView: SwipingList {
  func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
    itemPath(at: point).flatMap { cells[$0] }
  }
  func swipeActions(of cell: any SwipedCell, isLeading: Bool) -> UISwipeActionsConfiguration? {
    (cell as? UITableViewCell).flatMap { cells.key(of: $0) }
      .flatMap { swipeActions(of: $0, isLeading: isLeading) }
  }
  func willShowActions(of cell: any SwipedCell) {
    cancelTouch()
    guard let cell = cell as? UITableViewCell, let path = cells.key(of: cell) else { return }
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }
  func didHideActions(of cell: (any SwipedCell)?) {
    let path = (cell as? UITableViewCell).flatMap { cells.key(of: $0) }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }
}

extension UITableViewCell: SwipedCell {
  var isCut: Bool { layer.cornerRadius > 0 }
}
