import Foundation

extension DiffableStore {
  typealias Transaction = NSDiffableDataSourceTransaction<SectionID, ItemID>

  /// What it means to move an item, as the user has done; nil if it means nothing.
  func moving(from source: IndexPath, to target: IndexPath) -> Transaction? {
    guard let item = snapshot.item(at: source), source != target,
      snapshot.sections.indices.contains(target.section)
    else { return nil }
    let (from, to) = (snapshot.sections[source.section].id, snapshot.sections[target.section].id)
    var new = snapshot
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: to)
    if others.indices.contains(target.item) {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: to)
    }
    let sections = from == to ? [from] : [from, to]
    return Transaction(
      initialSnapshot: snapshot, finalSnapshot: new,
      difference: new.itemIdentifiers.difference(from: snapshot.itemIdentifiers),
      sectionTransactions: sections.map { sectionTransaction($0, item, new) })
  }

  private func sectionTransaction(
    _ section: SectionID, _ item: ItemID, _ new: Snapshot
  ) -> NSDiffableDataSourceSectionTransaction<SectionID, ItemID> {
    let old = outline(of: section)
    let items = new.itemIdentifiers(inSection: section)
    var moved = old
    if moved.contains(item) { moved.delete([item]) }
    if let place = items.firstIndex(of: item) {
      if place + 1 < items.count {
        moved.insert([item], before: items[place + 1])
      } else {
        moved.append([item])
      }
    }
    return .init(
      sectionIdentifier: section, initialSnapshot: old, finalSnapshot: moved,
      difference: items.difference(from: snapshot.itemIdentifiers(inSection: section)))
  }

  /// The list shows the change already.
  func take(_ transaction: Transaction) {
    var moved = outlines
    for part in transaction.sectionTransactions where outlines[part.sectionIdentifier] != nil {
      moved[part.sectionIdentifier] = part.finalSnapshot
    }
    replace(transaction.finalSnapshot, moved)
  }
}
