import UIKit

/// Rows are dragged within a table, and copied from one to another.
extension FruitTable: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    let name = sections[indexPath.section].rows[indexPath.row]
    return [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: name)))]
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: tableView.hasActiveDrag ? .move : .copy, intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let end = IndexPath(row: sections[1].rows.count, section: 1)
    let path = coordinator.destinationIndexPath ?? end
    coordinator.session.loadObjects(ofClass: NSString.self) { [weak self] names in
      guard let self, let name = names.first else { return }
      sections[path.section].rows.insert(name.description, at: path.row)
      insertRows(at: [path], with: .fade)
    }
    if let item = coordinator.items.first { coordinator.drop(item.dragItem, toRowAt: path) }
  }
}
