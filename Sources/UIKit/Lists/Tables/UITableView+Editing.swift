import CoreGraphics
import Foundation
import FoundationAdditions

extension UITableView {
  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard isEdited != editing else { return }
    swipes.close(animated: animated)
    isEdited = editing
    noteAccessibilityChange()
    if !takesSeveral { selection.rows = [] }
    if takesSeveral, band == nil { band = ListBand(self) }
    for (path, cell) in cells.live where extents.contains(path) {
      cell.show(look(of: path))
      cell.setSelected(selection.rows.contains(path), animated: animated)
      showEditing(of: cell, at: path, animated: animated)
    }
    setNeedsLayout()
  }

  /// Gives a cell its control, or takes it.
  func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isEditable = isEdited && canEdit(path)
    cell.editingStyle = isEditable ? editingStyle(of: path) : .none
    if isEditable, let delegate {
      cell.shouldIndentWhileEditing = delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
    }
    if cell.look.canReorder, asks(.movableRows) { cell.showsReorderControl = true }
    cell.setEditing(isEdited && (isEditable || cell.look.canReorder), animated: animated)
    cell.editingStyleDidChange()
  }

  func canEdit(_ path: IndexPath) -> Bool {
    guard let dataSource, asks(.editableRows) else { return true }
    return dataSource.tableView(self, canEditRowAt: path)
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let delegate, asks(.editingStyles) else { return .delete }
    return delegate.tableView(self, editingStyleForRowAt: path)
  }

  func canMove(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// Inserts at once; what deletes asks first.
  func editControlWasTapped(of cell: UITableViewCell) {
    guard let path = cells.key(of: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
      return
    }
    if let swipe = cell.swipe { return swipe.close(animated: true) }
    swipes.close(animated: true)
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    guard let configuration = own ?? deletion(of: path), !configuration.actions.isEmpty else {
      return
    }
    swipes.show(configuration, isLeading: false, of: cell)
    cell.swipe?.open()
  }
}
