import CoreGraphics
import Foundation
import FoundationAdditions

/// A row that a finger moves to another place by its grip.
@MainActor
struct TableReordering {
  let cell: UITableViewCell
  let source: IndexPath
  /// Where it would go, counted without it.
  var target: IndexPath
  /// From the finger to the middle of the cell.
  let grip: CGFloat
  let autoscroll: EdgeAutoscroll?
}

extension UITableView {
  func reorder(_ cell: UITableViewCell, with pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: lift(cell, at: pan.location(in: self).y)
    case .changed:
      carry(to: pan.location(in: self).y)
      reordering?.autoscroll?.follow(pan.location(in: nil))
    case .ended: drop(keepsPlace: true)
    case .cancelled, .failed: drop(keepsPlace: false)
    case .possible: break
    }
  }

  private func lift(_ cell: UITableViewCell, at y: CGFloat) {
    guard reordering == nil, let path = cells.key(of: cell) else { return }
    cancelTouch()
    let autoscroll = EdgeAutoscroll(self, margin: cell.bounds.height / 2) { [weak self] place in
      guard let self else { return }
      layoutIfNeeded()
      carry(to: convert(place, from: nil).y)
    }
    reordering = TableReordering(
      cell: cell, source: path, target: path, grip: cell.center.y - y, autoscroll: autoscroll)
    openGap(at: path)
    animateGaps()
    cell.show(look(of: path))
    bringSubviewToFront(cell)
    cell.dragStateDidChange(.lifting)
    UIView.animate(withDuration: 0.2) {
      cell.alpha = 0.9
      cell.layer.shadowOpacity = 0.25
      cell.layer.shadowRadius = 8
    }
    cell.dragStateDidChange(.dragging)
  }

  private func openGap(at target: IndexPath) {
    guard let source = reordering?.source else { return }
    let height = extents.row(source).extent.length
    gaps.lifted = (source, height)
    gaps.room = (RowGaps.dataPath(target, without: source), height)
  }

  private func carry(to y: CGFloat) {
    guard let drag = reordering else { return }
    let place = y + drag.grip
    drag.cell.center.y = place
    guard
      var target = insertionPath(
        at: CGPoint(x: 0, y: place), moving: drag.source, now: drag.target), target != drag.target
    else { return }
    if let delegate {
      target = delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: drag.source, toProposedIndexPath: target)
    }
    guard target != drag.target, isPlace(target, for: drag.source) else { return }
    reordering?.target = target
    openGap(at: target)
    animateGaps()
  }

  /// A section has one place more than rows, unless the row comes from it.
  func isPlace(_ target: IndexPath, for path: IndexPath) -> Bool {
    guard target.count == 2, (0..<extents.sectionCount).contains(target.section) else {
      return false
    }
    let count = extents[target.section].rows.count
    return (0..<count + (target.section == path.section ? 0 : 1)).contains(target.row)
  }

  /// Moves a row of the table after the data source has moved it in the data.
  func move(_ path: IndexPath, to target: IndexPath) {
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
    follow(plan)
    _ = cells.rename(plan.after)
  }

  private func drop(keepsPlace: Bool) {
    guard let drag = reordering else { return }
    drag.autoscroll?.stop()
    reordering = nil
    (gaps.lifted, gaps.room) = (nil, nil)
    if keepsPlace, drag.target != drag.source, extents.contains(drag.source) {
      dataSource?.tableView(self, moveRowAt: drag.source, to: drag.target)
      move(drag.source, to: drag.target)
    }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      drag.cell.alpha = 1
      drag.cell.layer.shadowOpacity = 0
      self.placeWithGaps()
    }
    drag.cell.dragStateDidChange(.none)
    setNeedsLayout()
  }
}
