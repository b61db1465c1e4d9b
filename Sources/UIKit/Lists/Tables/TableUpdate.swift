import CoreGraphics
import Foundation
import FoundationAdditions

/// One batch of a table, from the counts after it to the last frame of its animation.
@MainActor
final class TableUpdate {
  static let duration: TimeInterval = 0.3

  let table: UITableView
  let changes: ListChanges<UITableView.RowAnimation>
  let plan: UpdatePlan
  /// Cells that come, and how.
  private var arriving: [(cell: UITableViewCell, style: UITableView.RowAnimation)] = []
  private var leaving: [(cell: UITableViewCell, style: UITableView.RowAnimation)] = []
  /// Cells of rows that go out of sight.
  private var passing: [(cell: UITableViewCell, end: CGRect)] = []
  /// Headers and footers that come and go.
  private var marginals = MarginalExchange()
  /// How far the content was moved so that what is in sight stays.
  private var shifted: CGFloat = 0

  init(
    _ table: UITableView, _ changes: ListChanges<UITableView.RowAnimation>, _ plan: UpdatePlan
  ) {
    (self.table, self.changes, self.plan) = (table, changes, plan)
  }

  private var isShown: Bool { table.window != nil && UIView.areAnimationsEnabled }

  /// Brings lengths, selection and cells to their state after the batch, then animates from where the
  /// cells were.
  func run(completion: @escaping (Bool) -> Void) {
    let anchor = table.isAtTop ? nil : table.anchor { plan.after($0) != nil }
    let old = table.extents
    table.extents = moved(old)
    table.follow(plan)
    moveCells()
    table.updateContentSize()
    if let anchor, let now = plan.after(anchor.path) {
      let place = anchor.place(in: table.extents, now: now) + table.origin
      let step = table.clamp(CGPoint(x: table.contentOffset.x, y: place)).y - table.bounds.minY
      shift(by: step)
    }
    reconfigure()
    let start = table.origin
    table.fillAfterBatch(
      from: { plan.before($0).map { old.row($0).start + start + shifted } },
      arrives: { style(arriving: $0) }
    ) { arriving.append($0) }
    marginals.fill(table)
    releasePassing()
    animate(completion)
  }

  /// Cells that stay are moved with the content, so that they start where they are seen.
  private func shift(by step: CGFloat) {
    table.shiftContent(by: CGPoint(x: 0, y: step))
    shifted = step
    UIView.performWithoutAnimation {
      for view in Array(table.cells.live.values) + leaving.map(\.cell) {
        view.frame.origin.y += step
      }
      for view in table.marginals.live.values { view.frame.origin.y += step }
    }
  }

  private func releasePassing() {
    let ((start, end), kept) = (table.visibleInterval, table.keptRow)
    let gone = table.cells.release { path in
      let row = table.extents.row(path)
      return path != kept
        && (row.start >= end || row.start + row.extent.length <= start)
    }
    for (path, cell) in gone {
      passing.append((cell, table.frame(ofRow: path)))
      table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
  }

  // MARK: Lengths

  /// The lengths after the batch: those of rows that stay, in their new places.
  private func moved(_ old: SectionedExtents) -> SectionedExtents {
    let finder = TableExtents(table)
    let sections = plan.after.indices.map { section -> SectionExtents in
      guard let before = plan.sectionBefore(section),
        changes.reloadedSections[before] == nil
      else { return finder.make(section, count: plan.after[section]) }
      var made = old[before]
      guard changes.touchItems(of: before, section) else { return made }
      made.rows = rows(section, before, old[before].rows, finder)
      return made
    }
    return SectionedExtents(sections)
  }

  private func rows(
    _ section: Int, _ before: Int, _ old: ExtentIndex, _ finder: TableExtents
  ) -> ExtentIndex {
    var rows = old
    let gone =
      changes.deletedItems.keys.filter { $0.section == before }
      + changes.movedItems.map(\.from).filter { $0.section == before }
    for path in Set(gone).sorted(by: >) { rows.remove(path.row..<path.row + 1) }
    let new =
      changes.insertedItems.keys.filter { $0.section == section }
      + changes.movedItems.map(\.to).filter { $0.section == section }
    for path in Set(new).sorted() {
      let from = changes.movedItems.first { $0.to == path }?.from
      let known = from.map { table.extents.row($0).extent } ?? finder.extent(of: path)
      rows.insert(1, known, at: path.row)
    }
    for path in changes.reloadedItems.keys where path.section == before {
      guard let now = plan.after(path) else { continue }
      rows.set(finder.extent(of: now), of: now.row)
    }
    return rows
  }

  // MARK: Rows

  private func moveCells() {
    let reloaded = changes.reloadedItems
    let before = Dictionary(
      table.cells.live.map { (ObjectIdentifier($0.value), $0.key) }
    ) { first, _ in first }
    let gone = table.cells.rename { reloaded[$0] == nil ? plan.after($0) : nil }
    let paths = gone.compactMap { entry in
      before[ObjectIdentifier(entry.view)].map { (path: $0, cell: entry.view) }
    }
    for (path, cell) in paths.sorted(by: { $0.path < $1.path }) {
      leaving.append((cell, style(leaving: path)))
      table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
    marginals.going = table.marginals.rename { part in
      changes.reloadedSections[part.section] == nil
        ? plan.sectionAfter(part.section).map(part.of) : nil
    }
  }

  private func style(leaving path: IndexPath) -> UITableView.RowAnimation {
    changes.deletedItems[path] ?? changes.reloadedItems[path]
      ?? changes.deletedSections[path.section] ?? changes.reloadedSections[path.section]
      ?? .automatic
  }

  /// How a row that has no cell yet comes; nil for one that was out of sight.
  private func style(arriving path: IndexPath) -> UITableView.RowAnimation? {
    if let style = changes.insertedItems[path] ?? changes.insertedSections[path.section] {
      return style
    }
    guard let before = plan.before(path) else {
      return plan.sectionBefore(path.section).flatMap { changes.reloadedSections[$0] }
    }
    return changes.reloadedItems[before]
  }

  private func reconfigure() {
    for path in changes.reconfiguredItems.compactMap(plan.after).sorted() {
      if let cell = table.cells[path] { table.reconfigure(cell, at: path) }
    }
  }

  // MARK: Animation

  private func animate(_ completion: @escaping (Bool) -> Void) {
    let (table, arriving, marginals, passing) = (table, arriving, marginals, passing)
    let going = leaving.map(\.cell) + passing.map(\.cell)
    let leaving = leaving
    guard isShown else {
      table.placeAfterBatch()
      for cell in going { table.discard(cell) }
      marginals.finish(table)
      return completion(table.window != nil)
    }
    UIView.performWithoutAnimation {
      marginals.begin()
      for (cell, style) in arriving { RowMotion(style).hide(cell, in: table) }
      for (cell, style) in leaving {
        table.sendBehindRows(cell)
        if style == .none { cell.isHidden = true }
      }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.allowUserInteraction, .curveEaseInOut]
    ) {
      table.placeAfterBatch()
      for (cell, _) in arriving { RowMotion.show(cell) }
      for (cell, style) in leaving { RowMotion(style).hide(cell, in: table) }
      for (cell, end) in passing { cell.frame = end }
      marginals.cross()
    } completion: { isFinished in
      for cell in going {
        RowMotion.show(cell)
        table.discard(cell)
      }
      marginals.finish(table)
      completion(isFinished)
    }
  }
}

extension ListChanges {
  /// Whether rows of a section, by its numbers before and after, come, go or are reloaded.
  fileprivate func touchItems(of before: Int, _ after: Int) -> Bool {
    deletedItems.keys.contains { $0.section == before }
      || reloadedItems.keys.contains { $0.section == before }
      || insertedItems.keys.contains { $0.section == after }
      || movedItems.contains { $0.from.section == before || $0.to.section == after }
  }
}
