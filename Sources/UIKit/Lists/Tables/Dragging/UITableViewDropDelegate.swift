public import Foundation

/// Takes what is dropped on a table. Only the first method is required.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Change the data, tell the table, and tell the coordinator where the items go.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table is a target for this drag; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// The finger has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What a drop would do now. The path is nil where there is no row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// The finger has left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// What of the row's cell the preview becomes when it lands; nil for all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// A move of the table's own rows, a copy of others, wherever they are.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: tableView.hasActiveDrag ? .move : .copy)
  }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// All of it.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a drop on a table would do, and where. Main thread only.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where dropped items go.
  public enum Intent: Int, Sendable {
    /// The table shows nothing.
    case unspecified
    /// Between rows, which part.
    case insertAtDestinationIndexPath
    /// Into a row, which is marked.
    case insertIntoDestinationIndexPath
    /// Into a row over its middle, else between rows.
    case automatic
  }
  /// Where dropped items go.
  public let intent: Intent

  /// Proposes an operation and a place.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Proposes an operation without a place.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  var plan: DropPlan {
    let intent: DropPlan.Intent =
      switch self.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      case .automatic: .automatic
      }
    return DropPlan(proposal: self, intent: intent)
  }
}
