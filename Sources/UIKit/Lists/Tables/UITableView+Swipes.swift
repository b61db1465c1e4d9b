import CoreGraphics
import Foundation
import FoundationAdditions

extension UITableView {
  func prepareSwipes() {
    let pan = UIPanGestureRecognizer { [weak self] in self?.followSwipe($0) }
    pan.maximumNumberOfTouches = 1
    pan.allowedScrollTypesMask = .continuous
    addGestureRecognizer(pan)
    swipePan = pan
  }

  /// Nil for a recognizer that is none of the table's own.
  func swipeMayBegin(_ recognizer: UIGestureRecognizer) -> Bool? {
    if rowMenus.interaction.owns(recognizer) { return rowMenus.mayBegin(recognizer) }
    if recognizer === panGestureRecognizer { return isOnGrip(recognizer) ? false : nil }
    guard recognizer === swipePan, let pan = swipePan else { return nil }
    let travel = pan.direction(in: self)
    guard abs(travel.x) > abs(travel.y) else { return false }
    let place = pan.location(in: self)
    guard let path = extents.row(at: place.y - origin), let cell = cells[path] else { return false }
    if cell.swipe != nil { return true }
    swipedCell?.swipe?.close(animated: true)
    let isLeading = (travel.x > 0) != isRightToLeft
    guard !isEdited, let configuration = swipeActions(of: path, isLeading: isLeading),
      !configuration.actions.isEmpty
    else { return false }
    showActions(configuration, isLeading: isLeading, of: cell, at: path)
    return true
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

  func showActions(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool, of cell: UITableViewCell,
    at path: IndexPath
  ) {
    let view = SwipeActionsView(configuration, isLeading: isLeading, for: cell)
    view.onClose = { [weak self, weak cell] in
      guard let self else { return }
      if swipedCell === cell { swipedCell = nil }
      delegate?.tableView(self, didEndEditingRowAt: cell.flatMap { self.cells.key(of: $0) })
    }
    cell.addSubview(view)
    (cell.swipe, swipedCell) = (view, cell)
    cancelTouch()
    delegate?.tableView(self, willBeginEditingRowAt: path)
  }

  private func followSwipe(_ pan: UIPanGestureRecognizer) {
    guard let swipe = swipedCell?.swipe else { return }
    switch pan.state {
    case .began:
      swipe.beginDrag()
      swipe.drag(to: pan.translation(in: self).x)
    case .changed: swipe.drag(to: pan.translation(in: self).x)
    case .ended: swipe.endDrag(velocity: pan.velocity(in: self).x)
    case .cancelled, .failed: swipe.close(animated: true)
    case .possible: break
    }
  }
}

extension UIPanGestureRecognizer {
  /// Where it goes; the slop may have absorbed all travel so far.
  fileprivate func direction(in view: UIView) -> CGPoint {
    let travel = translation(in: view)
    return travel == .zero ? velocity(in: view) : travel
  }
}
