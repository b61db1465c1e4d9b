public import CoreGraphics
public import Foundation

/// A row that is not in the data yet. Main thread only.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Called with the cell before it is shown.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  let path: IndexPath
  let identifier: String
  let height: CGFloat

  /// A cell of a registered class in a gap before the row of a path. The automatic height is that of
  /// rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (path, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// The place of a dropped item until its data has come. Main thread only.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Tells what of the placeholder's cell the preview becomes when it lands; nil for all of it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, and how it becomes a row.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What was dropped.
  var dragItem: UIDragItem { get }
  /// Has the data changed at a path, and shows the row there in place of the placeholder. False if the
  /// placeholder is gone.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. False if it is gone.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// A gap among the rows, with a cell in it.
final class RowPlaceholder: DropLanding, UITableViewDropPlaceholderContext {
  let dragItem: UIDragItem
  /// The row that the gap is before.
  var path: IndexPath
  let height: CGFloat
  let cell: UITableViewCell
  private weak var table: UITableView?

  init(_ placeholder: UITableViewDropPlaceholder, _ item: UIDragItem, in table: UITableView) {
    (dragItem, path, self.table) = (item, placeholder.path, table)
    let cell =
      table.dequeueReusableCell(withIdentifier: placeholder.identifier)
      ?? TableCellMaker.make(UITableViewCell.self, placeholder.identifier)
    let height =
      placeholder.height == UITableView.automaticDimension ? table.rowHeight : placeholder.height
    self.height = Extent.legal(height) ?? CellMetrics.height
    self.cell = cell
    super.init { [weak cell] in
      cell.flatMap { $0.superview?.convert($0.center, to: nil) }
    }
    placeholder.cellUpdateHandler?(cell)
    finalPreview = { [weak cell] in
      guard let cell else { return nil }
      let parameters = placeholder.previewParametersProvider?(cell)
      return UITargetedPreview(view: cell, parameters: parameters ?? UIDragPreviewParameters())
    }
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard let table, table.gaps.placeholders.contains(where: { $0 === self }) else { return false }
    table.beginUpdates()
    table.take(self)
    dataSourceUpdates(path)
    table.insertRows(at: [path], with: .none)
    table.endUpdates()
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let table, table.gaps.placeholders.contains(where: { $0 === self }) else { return false }
    table.take(self)
    table.animateGaps()
    return true
  }
}
