public import CoreGraphics
public import Foundation

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// The row it was dragged from, if it is of the same table.
  var sourceIndexPath: IndexPath? { get }
  /// Zero for one from elsewhere.
  var previewSize: CGSize { get }
}

/// What is dropped on a table, and how it gets to its rows.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Nil where there was no row.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed last.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Shows a placeholder until the item's data has come.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets the preview move to a row, which must be in the table by then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the preview move into a row.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the preview move to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The coordinator of one drop.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  private let table: UITableView

  init(_ drop: ListDrop, _ proposal: UITableViewDropProposal, on table: UITableView) {
    items = drop.items
    (destinationIndexPath, session) = (drop.destination, drop.session)
    (self.proposal, self.table) = (proposal, table)
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    let row = RowPlaceholder(placeholder, dragItem, in: table)
    table.show(row)
    session.add(row)
    return row
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    session.add(table.landing(at: indexPath))
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    let landing = DropLanding { [weak table] in
      table?.cellForRow(at: indexPath)?.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }
    landing.finalSize = rect.size
    return session.add(landing)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    session.add(DropLanding(target))
  }
}
