import CoreGraphics
import Foundation
import FoundationAdditions

/// A row that a finger drags to another place.
struct TableReordering {
  let cell: UITableViewCell
  let source: IndexPath
  /// Where it is just now.
  var path: IndexPath
  /// From the finger to the middle of the cell.
  let grip: CGFloat
}

extension UITableView {
  func reorder(_ cell: UITableViewCell, with pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: lift(cell, at: pan.location(in: self).y)
    case .changed: carry(to: pan.location(in: self).y)
    case .ended: drop(keepsPlace: true)
    case .cancelled, .failed: drop(keepsPlace: false)
    case .possible: break
    }
  }

  private func lift(_ cell: UITableViewCell, at y: CGFloat) {
    guard reordering == nil, let path = cells.key(of: cell) else { return }
    cancelTouch()
    reordering = TableReordering(
      cell: cell, source: path, path: path, grip: cell.center.y - y)
    bringSubviewToFront(cell)
    cell.dragStateDidChange(.lifting)
    UIView.animate(withDuration: 0.2) {
      cell.alpha = 0.9
      cell.layer.shadowOpacity = 0.25
      cell.layer.shadowRadius = 8
    }
    cell.dragStateDidChange(.dragging)
  }

  private func carry(to y: CGFloat) {
    guard let drag = reordering else { return }
    let place = y + drag.grip
    drag.cell.center.y = place
    let half = drag.cell.bounds.height / 2
    scrollRectToVisible(
      CGRect(x: 0, y: place - half, width: 1, height: 2 * half), animated: false)
    guard var target = extents.row(at: place - origin), target != drag.path else { return }
    if let delegate {
      target = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: drag.source, toProposedIndexPath: target)
    }
    guard target != drag.path, isPlace(target, for: drag.path) else { return }
    move(drag.path, to: target)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) {
      self.placeOthers()
    }
  }

  /// A section has one place more than rows, unless the row comes from it.
  private func isPlace(_ target: IndexPath, for path: IndexPath) -> Bool {
    guard target.count == 2, (0..<extents.sectionCount).contains(target.section) else {
      return false
    }
    let count = extents[target.section].rows.count
    return (0..<count + (target.section == path.section ? 0 : 1)).contains(target.row)
  }

  /// Moves a row in the table alone; the data source follows at the end.
  private func move(_ path: IndexPath, to target: IndexPath) {
    let before = knownCounts
    var after = before
    after[path.section] -= 1
    after[target.section] += 1
    var changes = ListChanges<RowAnimation>()
    changes.movedItems = [.init(from: path, to: target)]
    guard
      let plan = try? UpdatePlan(changes, before: before, after: after, words: .table)
    else { return }
    let extent = extents.row(path).extent
    extents.update(path.section) { $0.rows.remove(path.row..<path.row + 1) }
    extents.update(target.section) { $0.rows.insert(1, extent, at: target.row) }
    selection.rows = Set(selection.rows.compactMap(plan.after))
    selection.focused = selection.focused.flatMap(plan.after)
    _ = cells.rename(plan.after)
    reordering?.path = target
  }

  private func placeOthers() {
    for (path, cell) in cells.live where cell !== reordering?.cell {
      cell.frame = frame(ofRow: path)
      cell.show(look(of: path))
    }
  }

  private func drop(keepsPlace: Bool) {
    guard let drag = reordering else { return }
    if !keepsPlace { move(drag.path, to: drag.source) }
    let target = reordering?.path ?? drag.path
    reordering = nil
    if target != drag.source {
      dataSource?.tableView(self, moveRowAt: drag.source, to: target)
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      drag.cell.alpha = 1
      drag.cell.layer.shadowOpacity = 0
      self.placeOthers()
    }
    drag.cell.dragStateDidChange(.none)
    setNeedsLayout()
  }
}
