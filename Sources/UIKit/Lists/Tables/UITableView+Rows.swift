import CoreGraphics
import Diagnostics
import Foundation
import FoundationAdditions

extension UITableView {
  /// The pass of one layout: counts, cells of the rows in sight, headers and footers, the rest.
  func layOutTable() {
    guard !flags.isLayingOut, !transaction.isApplying else { return }
    flags.isLayingOut = true
    defer { flags.isLayingOut = false }
    loadIfNeeded()
    followWidth()
    measureChangedCells()
    showRows()
    showMarginals()
    placeSurroundings()
    placeIndex()
    prefetch()
  }

  /// Rows are measured again at another width.
  private func followWidth() {
    guard rowWidth != measuredWidth else { return }
    let anchor = anchor()
    flags.needsExtents = true
    loadIfNeeded()
    if let anchor, contentOffset.y > rangeY.min { stay(at: anchor) }
  }

  /// What is in sight, from the start of the first section.
  var visibleInterval: (start: CGFloat, end: CGFloat) {
    (bounds.minY - origin, bounds.maxY - origin)
  }

  /// The first row in sight that has been measured.
  func anchor(where stays: (IndexPath) -> Bool = { _ in true }) -> ScrollAnchor? {
    let (start, end) = visibleInterval
    return ScrollAnchor(in: extents, from: start, to: end) {
      stays($0) && (extents.row($0).extent.isMeasured || cells[$0] != nil)
    }
  }

  func stay(at anchor: ScrollAnchor) {
    let place = anchor.place(in: extents) + origin
    shiftContent(by: CGPoint(x: 0, y: place - bounds.minY))
  }

  // MARK: Cells

  /// Gives each row in sight a cell. A row that turns out higher or lower moves those below it, or
  /// the content under it, so that what was in sight stays.
  private func showRows() {
    let anchor = rangeY.edgePassed(by: contentOffset.y) == nil ? anchor() : nil
    var passes = 0
    repeat {
      passes += 1
      releaseRows()
      guard realizeRows() else { break }
      updateContentSize()
      if let anchor { stay(at: anchor) }
    } while passes < 3
    placeCells()
  }

  private func releaseRows() {
    let ((start, end), kept) = (realizedInterval, keptRow)
    sectionsInSight.removeAll(keepingCapacity: true)
    extents.visit(from: start, to: end) { section, _, rows in
      sectionsInSight.append((section, rows))
    }
    var gone = leavingRows
    leavingRows = []
    cells.release(into: &gone) { path in
      let (section, row) = (path.section, path.row)
      if sectionsInSight.contains(where: { $0.section == section && $0.rows.contains(row) }) {
        return false
      }
      return path != kept && path != reordering?.source
    }
    if gone.count > 1 { gone.sort { $0.key < $1.key } }
    for (path, cell) in gone { putAside(cell, from: path) }
    gone.removeAll(keepingCapacity: true)
    leavingRows = gone
  }

  /// Whether a length has changed.
  private func realizeRows() -> Bool {
    var (place, changed) = (realizedInterval.start, false)
    while let path = nextMissingRow(from: place) {
      if let cell = makeCell(for: path) { changed = realize(cell, at: path) || changed }
      let row = extents.contains(path) ? extents.row(path) : nil
      guard let row else { return true }
      place = max(row.start + row.extent.length, place.nextUp)
    }
    return changed
  }

  /// The first row in sight without a cell that ends below a place. Rows without a height get none where
  /// others follow.
  private func nextMissingRow(from place: CGFloat) -> IndexPath? {
    var found: IndexPath?
    extents.visit(from: place, to: realizedInterval.end) { section, _, rows in
      for row in rows where found == nil {
        let path = IndexPath(row: row, section: section)
        guard cells[path] == nil else { continue }
        let all = extents[section].rows
        if all.extent(of: row).length > 0 || row == all.count - 1 { found = path }
      }
    }
    return found
  }

  private func realize(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    if let other = cells.key(of: cell) {
      Log.layout.write("a data source gave the cell of row \(other) for row \(path) as well")
      _ = cells.release(other)
    }
    cells.realize(path, in: cell)
    let changed = measure(cell, at: path)
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return changed
  }

  /// A cell of the data source, in the table and in the row's state.
  func makeCell(for path: IndexPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    flags.isAskingForCell = true
    defer { flags.isAskingForCell = false }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.table = self
    UIView.performWithoutAnimation {
      prepare(cell, for: path)
      if cell.superview !== self {
        insertSubview(cell, at: (backgroundView == nil ? 0 : 1) + viewsBehindContent)
      }
      if cell.isHidden { cell.isHidden = false }
    }
    return cell
  }

  func prepare(_ cell: UITableViewCell, for path: IndexPath) {
    cell.show(look(of: path))
    if asks(.indentations), let delegate {
      let level = delegate.tableView(self, indentationLevelForRowAt: path)
      if asks(.indentations) { cell.indentationLevel = max(0, min(level, 100)) }
    }
    cell.setSelected(selection.rows.contains(path), animated: false)
    if drags?.drags(path) == true { showDrag(.dragging, of: cell) }
    showEditing(of: cell, at: path, animated: false)
  }

  /// Puts it where it waits for another row.
  func putAside(_ cell: UITableViewCell, from path: IndexPath) {
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    discard(cell)
  }

  /// A cell that can't be reused leaves the table.
  func discard(_ cell: UITableViewCell) {
    if hasActiveDrag { showDrag(.none, of: cell) }
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cellPool.put(cell, identifier)
  }

  // MARK: Places

  /// Where rows lie, from the table's sides.
  var rowInsets: UIEdgeInsets {
    var insets = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
    (insets.top, insets.bottom) = (0, 0)
    if style == .insetGrouped {
      insets.left += CellMetrics.margin
      insets.right += CellMetrics.margin
    }
    if indexBar != nil, style != .insetGrouped {
      if isRightToLeft {
        insets.left += SectionIndexBar.width
      } else {
        insets.right += SectionIndexBar.width
      }
    }
    return insets
  }

  var rowWidth: CGFloat {
    let insets = rowInsets
    return max(0, bounds.width - insets.left - insets.right)
  }

  func frame(ofRow path: IndexPath) -> CGRect {
    frame(ofRow: path, x: rowInsets.left, width: rowWidth)
  }

  private func frame(ofRow path: IndexPath, x: CGFloat, width: CGFloat) -> CGRect {
    let row = extents.row(path)
    return CGRect(
      x: x, y: origin + row.start + gaps.shift(of: path), width: width,
      height: row.extent.length)
  }

  /// Cells that are where they belong are left alone.
  func placeCells() {
    let (x, width, reordered) = (rowInsets.left, rowWidth, reordering?.cell)
    for (path, cell) in cells.live where cell !== reordered {
      let frame = frame(ofRow: path, x: x, width: width)
      if cell.frame != frame { UIView.performWithoutAnimation { cell.frame = frame } }
    }
  }

  // MARK: Looks

  func look(of path: IndexPath) -> CellLook {
    var look = CellLook()
    let (isFirst, isLast) = gaps.ends(of: path, count: extents[path.section].rows.count)
    if style == .insetGrouped {
      (look.isInCard, look.roundsTop, look.roundsBottom) = (true, isFirst, isLast)
    }
    look.hasSeparator = separatorStyle != .none && !(isLast && style != .plain)
    look.separatorInset = shownSeparatorInset
    look.separatorColor = separatorColor
    let below = IndexPath(row: path.row + 1, section: path.section)
    look.isAboveSelected = cells[below]?.showsSelection ?? selection.rows.contains(below)
    look.background = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    look.selectsSeveral = isEdited && allowsMultipleSelectionDuringEditing
    look.canReorder = isEdited && canMove(path)
    return look
  }

  /// Of a cell that is selected now, or no longer.
  func showSeparator(above cell: UITableViewCell) {
    guard let path = cells.key(of: cell), path.row > 0 else { return }
    let above = IndexPath(row: path.row - 1, section: path.section)
    if extents.contains(above) { cells[above]?.show(look(of: above)) }
  }

  private var shownSeparatorInset: SeparatorInset {
    if !hasOwnSeparatorInset { return .automatic }
    return separatorInsetReference == .fromCellEdges
      ? .fromEdges(separatorInset) : .beyondAutomatic(separatorInset)
  }

  /// Shows all cells in sight as the table wants them now.
  func looksDidChange() {
    for (path, cell) in cells.live where extents.contains(path) { cell.show(look(of: path)) }
    indexBar?.setNeedsDisplay()
    setNeedsLayout()
  }
}
