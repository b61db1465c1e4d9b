import CoreGraphics
import Foundation
import FoundationAdditions

// Rows of a table are one stop for Tab. Arrows, Home, End and the page keys move the focus through
// them, also to rows that have no cell yet; Space and Return select.
extension UITableView {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard let path = cells.key(of: cell), focusedRow != nil || path == entryRow else {
      return false
    }
    return mayFocus(path)
  }

  /// Where the delegate says nothing.
  var rowsTakeFocus: Bool { allowsFocus && (allowsSelection || isEdited) }

  private func mayFocus(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: path) ?? rowsTakeFocus
  }

  /// While the focus is in the table: cells have a say too, where they are there.
  private func isReachable(_ path: IndexPath) -> Bool {
    cells[path]?.canBecomeFocused ?? mayFocus(path)
  }

  /// The row, or the next one that can have the focus; a thousand are asked at most.
  private func reachable(
    _ path: IndexPath?, _ next: (IndexPath) -> IndexPath?
  ) -> IndexPath? {
    var candidate = path
    for _ in 0..<TypeAhead.most {
      guard let row = candidate else { return nil }
      if isReachable(row) { return row }
      candidate = next(row)
    }
    return nil
  }

  /// Whether the keys were taken.
  func takeKey(_ presses: Set<UIPress>) -> Bool {
    guard let press = presses.first, let key = press.key, let start = focusedRow else {
      return false
    }
    if typeAhead.take(key, at: press.timestamp) {
      if let found = typedRow(from: start) { _ = move(to: found) }
      return true
    }
    switch key.keyCode {
    case .keyboardUpArrow: return move(to: reachable(row(before: start), row(before:)), key)
    case .keyboardDownArrow: return move(to: reachable(row(after: start), row(after:)), key)
    case .keyboardHome: return move(to: reachable(firstRow, row(after:)), key)
    case .keyboardEnd: return move(to: reachable(lastRow, row(before:)), key)
    case .keyboardPageUp:
      return move(to: reachable(page(from: start, by: -1), row(after:)), key)
    case .keyboardPageDown:
      return move(to: reachable(page(from: start, by: 1), row(before:)), key)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      choose(start)
      return true
    default: return false
    }
  }

  /// The row that Tab comes to: the one it left, where that is remembered, or the delegate's; a selected
  /// one; else the first in sight.
  private var entryRow: IndexPath? {
    let last = remembersLastFocusedIndexPath ? selection.focused : nil
    if let last, cells[last] != nil, mayFocus(last) { return last }
    let own = delegate?.indexPathForPreferredFocusedView(in: self)
    if let own, cells[own] != nil, mayFocus(own) { return own }
    let paths = indexPathsForVisibleRows
    return paths?.first { selection.rows.contains($0) && mayFocus($0) }
      ?? paths?.first { mayFocus($0) }
  }

  /// The row whose cell stays, also out of sight.
  var keptRow: IndexPath? {
    focusedRow ?? (remembersLastFocusedIndexPath ? selection.focused : nil)
  }

  /// The next row whose text begins as was typed, from the top again after the last one.
  private func typedRow(from start: IndexPath) -> IndexPath? {
    var next: IndexPath? = typeAhead.includesCurrent ? start : row(after: start) ?? firstRow
    for _ in 0..<TypeAhead.most {
      guard let path = next else { return nil }
      if typeAhead.matches(label(of: path)), isReachable(path) { return path }
      next = row(after: path) ?? firstRow
      if next == start { return nil }
    }
    return nil
  }

  /// What a row says; of one without a cell, the data source is asked for one.
  private func label(of path: IndexPath) -> String? {
    if let cell = cells[path] { return cell.typeAheadLabel(cell.contentConfiguration) }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    defer { discard(cell) }
    return cell.typeAheadLabel(cell.contentConfiguration)
  }

  // MARK: Focus

  private func focusedRows(
    _ context: UIFocusUpdateContext
  ) -> (previous: IndexPath?, next: IndexPath?) {
    (row(of: context.previouslyFocusedView), row(of: context.nextFocusedView))
  }

  private func row(of view: UIView?) -> IndexPath? {
    view?.selfAndSuperviews.lazy.compactMap { $0 as? UITableViewCell }.first
      .flatMap { cells.key(of: $0) }
  }

  func focusMayMove(_ context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(
      self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, focusedRows(context)))
      ?? true
  }

  func focusDidMove(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let rows = focusedRows(context)
    if let next = rows.next { selection.focused = next }
    delegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, rows), with: coordinator)
    guard let next = rows.next, !selection.extendsToFocus, !selection.rows.contains(next),
      delegate?.tableView(self, selectionFollowsFocusForRowAt: next) ?? selectionFollowsFocus
    else { return }
    selectAsUser(next)
  }

  var focusedRow: IndexPath? {
    guard let view = window?.focusedView else { return nil }
    let cell = sequence(first: view) { $0.superview }.first { $0 is UITableViewCell }
    return (cell as? UITableViewCell).flatMap { cells.key(of: $0) }
  }

  /// The first row, if there is one, also takes what would go beyond it.
  private func move(to path: IndexPath?, _ key: UIKey? = nil) -> Bool {
    guard let path else { return false }
    scrollToRow(at: path, at: .none, animated: false)
    layOutTable()
    guard let cell = cells[path] else { return true }
    let extends = key?.modifierFlags.contains(.shift) == true
    selection.extendsToFocus = extends
    window?.focus(on: cell, [])
    selection.extendsToFocus = false
    if extends, focusedRow == path { extendSelection(to: path) }
    return true
  }

  // MARK: Neighbours

  func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < extents[path.section].rows.count {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    return (path.section + 1..<max(path.section + 1, extents.sectionCount))
      .first { extents[$0].rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
  }

  func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let section = (0..<path.section).last { extents[$0].rows.count > 0 }
    return section.map { IndexPath(row: extents[$0].rows.count - 1, section: $0) }
  }

  private var firstRow: IndexPath? {
    (0..<extents.sectionCount).first { extents[$0].rows.count > 0 }
      .map { IndexPath(row: 0, section: $0) }
  }

  private var lastRow: IndexPath? {
    (0..<extents.sectionCount).last { extents[$0].rows.count > 0 }
      .map { IndexPath(row: extents[$0].rows.count - 1, section: $0) }
  }

  /// The row a view's height away, or the last one on the way there.
  private func page(from path: IndexPath, by pages: CGFloat) -> IndexPath? {
    let place = extents.row(path).start + pages * bounds.inset(by: adjustedContentInset).height
    guard place > 0 else { return firstRow }
    guard place < extents.length else { return lastRow }
    return extents.row(at: place) ?? (pages > 0 ? lastRow : firstRow)
  }
}
