import CoreGraphics
import Foundation
import FoundationAdditions

// Rows of a table are one stop for Tab. Arrows, Home, End and the page keys move the focus through
// them, also to rows that have no cell yet; Space and Return select.
extension UITableView {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard allowsFocus, allowsSelection || isEdited, let path = cells.key(of: cell),
      focusedRow != nil || path == entryRow
    else { return false }
    return delegate?.tableView(self, canFocusRowAt: path) ?? true
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
    case .keyboardUpArrow: return move(to: row(before: start), key)
    case .keyboardDownArrow: return move(to: row(after: start), key)
    case .keyboardHome: return move(to: firstRow, key)
    case .keyboardEnd: return move(to: lastRow, key)
    case .keyboardPageUp: return move(to: page(from: start, by: -1), key)
    case .keyboardPageDown: return move(to: page(from: start, by: 1), key)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      choose(start)
      return true
    default: return false
    }
  }

  /// The row that Tab comes to: the one it left, where that is remembered, or the delegate's; a selected
  /// one; else the first in sight.
  private var entryRow: IndexPath? {
    let last = selection.focused.flatMap { cells[$0] == nil ? nil : $0 }
    if remembersLastFocusedIndexPath, let last { return last }
    if let own = delegate?.indexPathForPreferredFocusedView(in: self), cells[own] != nil {
      return own
    }
    let paths = indexPathsForVisibleRows
    return paths?.first { selection.rows.contains($0) } ?? paths?.first
  }

  /// The next row whose text begins as was typed, from the top again after the last one.
  private func typedRow(from start: IndexPath) -> IndexPath? {
    var next: IndexPath? = typeAhead.includesCurrent ? start : row(after: start) ?? firstRow
    for _ in 0..<TypeAhead.most {
      guard let path = next else { return nil }
      if typeAhead.matches(label(of: path)) { return path }
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
  }

  var focusedRow: IndexPath? {
    guard let view = window?.focusedView else { return nil }
    let cell = sequence(first: view) { $0.superview }.first { $0 is UITableViewCell }
    return (cell as? UITableViewCell).flatMap { cells.key(of: $0) }
  }

  /// The first row, if there is one, also takes what would go beyond it.
  private func move(to path: IndexPath?, _ key: UIKey? = nil) -> Bool {
    guard let path else { return false }
    selection.focused = path
    scrollToRow(at: path, at: .none, animated: false)
    layOutTable()
    guard let cell = cells[path] else { return true }
    window?.focus(on: cell, [])
    if key?.modifierFlags.contains(.shift) == true {
      extendSelection(to: path)
    } else if delegate?.tableView(self, selectionFollowsFocusForRowAt: path)
      ?? selectionFollowsFocus, !selection.rows.contains(path)
    {
      choose(path)
    }
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
