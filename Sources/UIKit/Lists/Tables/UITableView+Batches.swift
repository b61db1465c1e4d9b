import CoreGraphics
import Foundation
import PlatformKit

extension UITableView {
  var isAtTop: Bool { contentOffset.y <= rangeY.min }

  /// Compares the counts, and shows the batch.
  func applyUpdates() {
    let (changes, before) = (transaction.changes, transaction.countsBefore)
    if flags.needsReload || (changes.isEmpty && flags.needsExtents) {
      let told = transaction.finish()
      flags.needsExtents = true
      layOutTable()
      return finish(told, window != nil)
    }
    if changes.isEmpty { return applyNewHeights() }
    flags.isCounting = true
    let after = askForCounts()
    flags.isCounting = false
    do {
      let plan = try UpdatePlan(changes, before: before, after: after, words: .table)
      let update = TableUpdate(self, changes, plan)
      let told = transaction.completions
      update.run { [weak self] in self?.finish(told, $0) }
      _ = transaction.finish()
      setNeedsLayout()
    } catch {
      ListFault.raise(error.reason)
    }
  }

  /// An empty batch asks for the heights of rows in sight again, and animates the change.
  private func applyNewHeights() {
    for path in cells.live.keys {
      if let height = TableExtents(self).height(of: path) {
        extents.update(path.section) { $0.rows.set(.measured(height), of: path.row) }
      } else {
        remeasure(path)
      }
    }
    updateContentSize()
    fillAfterBatch(arrives: { _ in nil }) { _ in }
    let told = transaction.finish()
    guard window != nil, UIView.areAnimationsEnabled else {
      placeAfterBatch()
      return finish(told, window != nil)
    }
    UIView.animate(withDuration: TableUpdate.duration) {
      self.placeAfterBatch()
    } completion: { [weak self] in
      self?.finish(told, $0)
    }
  }

  /// Never inside the call that made the batch.
  private func finish(_ told: [(Bool) -> Void], _ isFinished: Bool) {
    guard !told.isEmpty else { return }
    guard let engine = UIApplication.running?.engine else {
      return told.forEach { $0(isFinished) }
    }
    _ = engine.timers.set(at: engine.platform.clock.now()) { told.forEach { $0(isFinished) } }
  }

  /// Gives rows that are in sight after a batch their cells, where they will be, and rows that only
  /// pass through as well.
  func fillAfterBatch(
    from: (IndexPath) -> CGFloat? = { _ in nil }, arrives: (IndexPath) -> RowAnimation?,
    _ note: ((cell: UITableViewCell, style: RowAnimation)) -> Void
  ) {
    let (start, end) = visibleInterval
    var wanted: [IndexPath] = []
    extents.visit(from: start, to: end) { section, _, rows in
      wanted += rows.map { IndexPath(row: $0, section: section) }
    }
    for path in wanted where cells[path] == nil && extents.contains(path) {
      guard let cell = makeCell(for: path) else { continue }
      cells.realize(path, in: cell)
      measure(cell, at: path)
      UIView.performWithoutAnimation {
        cell.frame = frame(ofRow: path)
        if let start = from(path) { cell.frame.origin.y = start }
        cell.layoutIfNeeded()
      }
      delegate?.tableView(self, willDisplay: cell, forRowAt: path)
      if let style = arrives(path) { note((cell, style)) }
    }
    for (path, cell) in cells.live where extents.contains(path) { cell.show(look(of: path)) }
    updateContentSize()
  }

  /// The end of the animation.
  func placeAfterBatch() {
    for (path, cell) in cells.live where extents.contains(path) {
      let frame = frame(ofRow: path)
      if cell.transform == .identity {
        if cell.frame != frame { cell.frame = frame }
      } else {
        cell.center = CGPoint(x: frame.midX, y: frame.midY)
        cell.bounds.size = frame.size
      }
    }
    for (part, view) in marginals.live where part.section < extents.sectionCount {
      view.frame = self.frame(of: part)
    }
    for placeholder in gaps.placeholders { placeholder.cell.frame = frame(of: placeholder) }
    placeSurroundings()
  }

  /// Brings what knows rows by their paths to the paths after a batch.
  func follow(_ plan: UpdatePlan) {
    selection.rows = Set(selection.rows.compactMap(plan.after))
    selection.anchor = selection.anchor.flatMap(plan.after)
    selection.focused = selection.focused.flatMap(plan.after)
    selection.touched = selection.touched.flatMap(plan.after)
    drags?.follow(plan)
    gaps.follow(plan)
  }

  func sendBehindRows(_ cell: UITableViewCell) {
    sendSubviewToBack(cell)
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  /// Asks for the row's cell again, which the data source must take from the one it has.
  func reconfigure(_ cell: UITableViewCell, at path: IndexPath) {
    guard let dataSource else { return }
    if let identifier = cell.reuseIdentifier { reconfigured = (cell, identifier) }
    let again = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    guard again === cell else {
      ListFault.raise(
        "Attempted to dequeue a different cell for reconfiguration: return the existing cell of row "
          + "\(path.row) in section \(path.section)")
    }
    remeasure(path)
  }
}
