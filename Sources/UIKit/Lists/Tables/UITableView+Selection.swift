import CoreGraphics
import Foundation
import FoundationAdditions

extension UITableView {
  func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selection.rows { setSelected(false, path, animated: animated) }
      return
    }
    guard mayHaveSelection, extents.contains(indexPath) else { return }
    if !takesSeveral { deselectOthers(than: indexPath, animated: animated, tells: false) }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  // MARK: Rules

  private var mayHaveSelection: Bool { isEdited ? allowsSelectionDuringEditing : allowsSelection }

  var takesSeveral: Bool {
    isEdited ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectionRulesDidChange() {
    if takesSeveral, band == nil { band = ListBand(self) }
    if !takesSeveral, selection.rows.count > 1 {
      for path in selection.rows.sorted().dropFirst() { setSelected(false, path, animated: false) }
    }
    looksDidChange()
    noteAccessibilityChange()
  }

  // MARK: Changes

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
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
    if takesSeveral, selection.rows.contains(path) {
      guard userDeselected(path) else { return }
      return selectionWasChanged()
    }
    if let target = selectAsUser(path) { performPrimaryAction(of: target) }
  }

  /// Asks and tells the delegate, as where the focus has come to the row. The row that was selected; nil if there
  /// is none.
  @discardableResult
  func selectAsUser(_ path: IndexPath) -> IndexPath? {
    guard mayHaveSelection, extents.contains(path), let target = userSelected(path) else {
      return nil
    }
    selection.anchor = target
    selectionWasChanged()
    return target
  }

  /// The row that the delegate has chosen; nil if it refuses.
  private func userSelected(_ path: IndexPath) -> IndexPath? {
    let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target, extents.contains(target) else { return nil }
    if !takesSeveral { deselectOthers(than: target, animated: false, tells: true) }
    setSelected(true, target, animated: false)
    if let cell = cells[target] { cell.rareData?.cellSegues?.selection?(cell) }
    delegate?.tableView(self, didSelectRowAt: target)
    return target
  }

  /// False if the delegate refuses.
  private func userDeselected(_ path: IndexPath) -> Bool {
    guard let leaving = willDeselect(path) else { return false }
    setSelected(false, leaving, animated: false)
    delegate?.tableView(self, didDeselectRowAt: leaving)
    return true
  }

  private func performPrimaryAction(of path: IndexPath) {
    guard !isEdited, let delegate, extents.contains(path) else { return }
    if delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }
}

extension UITableView: SelectingList {
  var selectedItemPaths: Set<IndexPath> { selection.rows }
  var selectionAnchor: IndexPath? {
    get { selection.anchor ?? selection.focused }
    set { selection.anchor = newValue }
  }
  func itemPaths(in rect: CGRect) -> [IndexPath] { indexPathsForRows(in: rect) ?? [] }
  func itemPaths(from first: IndexPath, through last: IndexPath) -> [IndexPath] {
    Array(sequence(first: first) { self.row(after: $0) }.prefix { $0 <= last })
  }
  func userSelects(_ path: IndexPath) { _ = userSelected(path) }
  func userDeselects(_ path: IndexPath) { _ = userDeselected(path) }
  func selectionWasChanged() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
  func beginsMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }
  func multipleSelectionDidBegin(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }
  func multipleSelectionDidEnd() {
    delegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }
}
