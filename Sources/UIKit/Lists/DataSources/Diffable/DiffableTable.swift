import Foundation

/// A table as it shows the way from one snapshot to the next.
@MainActor
final class DiffableTable: DiffableTarget {
  private let table: UITableView
  private let animation: UITableView.RowAnimation

  init(table: UITableView, animation: UITableView.RowAnimation) {
    (self.table, self.animation) = (table, animation)
  }

  func loadAgain() { table.reloadData() }

  /// As measured in UIKit, loads everything where a row goes between sections of which one is new or gone,
  /// and where sections move.
  func show(
    _ changes: ListChanges<Void>, animated: Bool, commit: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    let isTooMuch =
      changes.movedSections.count > 1
      || changes.movedItems.contains {
        changes.deletedSections[$0.from.section] != nil
          || changes.insertedSections[$0.to.section] != nil
      }
    guard !isTooMuch else {
      commit()
      table.reloadData()
      return completion()
    }
    let update = { [self] in
      table.performBatchUpdates(
        {
          commit()
          self.tell(changes)
        }, completion: { _ in completion() })
    }
    animated ? update() : UIView.performWithoutAnimation(update)
  }

  private func tell(_ changes: ListChanges<Void>) {
    table.deleteSections(IndexSet(changes.deletedSections.keys), with: animation)
    table.insertSections(IndexSet(changes.insertedSections.keys), with: animation)
    table.reloadSections(IndexSet(changes.reloadedSections.keys), with: animation)
    for move in changes.movedSections { table.moveSection(move.from, toSection: move.to) }
    table.deleteRows(at: Array(changes.deletedItems.keys), with: animation)
    table.insertRows(at: Array(changes.insertedItems.keys), with: animation)
    table.reloadRows(at: Array(changes.reloadedItems.keys), with: animation)
    for move in changes.movedItems { table.moveRow(at: move.from, to: move.to) }
    table.reconfigureRows(at: Array(changes.reconfiguredItems))
  }
}
