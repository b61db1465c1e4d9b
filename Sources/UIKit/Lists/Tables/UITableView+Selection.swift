public import Foundation
import FoundationAdditions

extension UITableView {
  /// The selected row; the first of several.
  public var indexPathForSelectedRow: IndexPath? { selection.rows.min() }

  /// In the order of the table; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selection.rows.isEmpty ? nil : selection.rows.sorted()
  }

  /// Selects a row and deselects others where only one can be selected; nil deselects all. The
  /// delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection.rows { setSelected(false, path, animated: animated) }
      return
    }
    guard mayHaveSelection, extents.contains(indexPath) else { return }
    if !selectsSeveral { deselectOthers(than: indexPath, animated: animated, tells: false) }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row. The delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  // MARK: Rules

  private var mayHaveSelection: Bool { isEdited ? allowsSelectionDuringEditing : allowsSelection }

  var selectsSeveral: Bool {
    isEdited ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectionRulesDidChange() {
    if !selectsSeveral, selection.rows.count > 1 {
      for path in selection.rows.sorted().dropFirst() { setSelected(false, path, animated: false) }
    }
    looksDidChange()
  }

  // MARK: Changes

  private func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected {
      guard selection.rows.insert(path).inserted else { return }
    } else {
      guard selection.rows.remove(path) != nil else { return }
    }
    cells[path]?.setSelected(isSelected, animated: animated)
    cells[path]?.editingStyleDidChange()
  }

  private func deselectOthers(than path: IndexPath, animated: Bool, tells: Bool) {
    for other in selection.rows.sorted() where other != path {
      if !tells {
        setSelected(false, other, animated: animated)
      } else if let leaving = willDeselect(other) {
        setSelected(false, leaving, animated: animated)
        delegate?.tableView(self, didDeselectRowAt: leaving)
      }
    }
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }

  /// As by a tap: asks and tells the delegate.
  func choose(_ path: IndexPath) {
    guard mayHaveSelection, extents.contains(path) else { return }
    if selectsSeveral, selection.rows.contains(path) {
      guard let leaving = willDeselect(path) else { return }
      setSelected(false, leaving, animated: false)
      delegate?.tableView(self, didDeselectRowAt: leaving)
      return post()
    }
    let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target, extents.contains(target) else { return }
    if !selectsSeveral { deselectOthers(than: target, animated: false, tells: true) }
    setSelected(true, target, animated: false)
    selection.anchor = target
    delegate?.tableView(self, didSelectRowAt: target)
    post()
    performPrimaryAction(of: target)
  }

  private func performPrimaryAction(of path: IndexPath) {
    guard !isEdited, let delegate, extents.contains(path) else { return }
    if delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  /// Selects the rows between the anchor and a row, and no others, as keys with Shift do.
  func extendSelection(to path: IndexPath) {
    guard selectsSeveral else { return choose(path) }
    let anchor = selection.anchor ?? selection.focused ?? path
    let (first, last) = (min(anchor, path), max(anchor, path))
    for other in selection.rows.sorted() where other < first || other > last {
      guard let leaving = willDeselect(other) else { continue }
      setSelected(false, leaving, animated: false)
      delegate?.tableView(self, didDeselectRowAt: leaving)
    }
    var next: IndexPath? = first
    while let path = next, path <= last {
      if !selection.rows.contains(path) {
        let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
        if let target, extents.contains(target) {
          setSelected(true, target, animated: false)
          delegate?.tableView(self, didSelectRowAt: target)
        }
      }
      next = row(after: path)
    }
    selection.anchor = anchor
    post()
  }

  private func post() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
