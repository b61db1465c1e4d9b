import DifferenceKit
import Foundation

extension NSDiffableDataSourceSnapshot {
  /// What a list must do to show another snapshot in the place of this one, marks aside.
  func changes(to other: NSDiffableDataSourceSnapshot) -> ListChanges<Void> {
    let difference = SectionedDifference(from: identified, to: other.identified)
    var changes = ListChanges<Void>()
    for section in difference.sections.deletes { changes.deletedSections[section] = () }
    for section in difference.sections.inserts { changes.insertedSections[section] = () }
    changes.movedSections = difference.sections.moves.map { .init(from: $0.from, to: $0.to) }
    for place in difference.deletes { changes.deletedItems[IndexPath(place)] = () }
    for place in difference.inserts { changes.insertedItems[IndexPath(place)] = () }
    changes.movedItems = difference.moves.map {
      .init(from: IndexPath($0.from), to: IndexPath($0.to))
    }
    return changes
  }

  /// What is marked to be shown anew, at its places here.
  var markedChanges: ListChanges<Void> {
    var changes = ListChanges<Void>()
    for id in reloadedSections.list { changes.reloadedSections[place(of: id)] = () }
    for path in paths(of: reloadedItems.list)
    where changes.reloadedSections[path.section] == nil {
      changes.reloadedItems[path] = ()
    }
    changes.reconfiguredItems = Set(paths(of: reconfiguredItems.list))
    return changes
  }

  /// One pass over the sections that have some of them.
  private func paths(of items: [ItemIdentifierType]) -> [IndexPath] {
    guard !items.isEmpty else { return [] }
    let wanted = Set(items)
    let owners = Set(items.compactMap { self.owners[$0] })
    return sections.enumerated().filter { owners.contains($1.id) }.flatMap { index, section in
      section.items.enumerated().filter { wanted.contains($1) }
        .map { IndexPath(item: $0.offset, section: index) }
    }
  }

  private var identified: [IdentifiedSection<SectionIdentifierType, ItemIdentifierType>] {
    sections.map { IdentifiedSection(id: $0.id, items: $0.items) }
  }

  /// Without marks.
  var plain: NSDiffableDataSourceSnapshot {
    var plain = self
    plain.reloadedSections = OrderedMarks()
    plain.reloadedItems = OrderedMarks()
    plain.reconfiguredItems = OrderedMarks()
    return plain
  }

  /// With other items in a section, which is added at the end if it is missing.
  func replacing(
    itemsOf section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) -> NSDiffableDataSourceSnapshot {
    var changed = self
    if indexOfSection(section) == nil { changed.appendSections([section]) }
    changed.deleteItems(changed.itemIdentifiers(inSection: section))
    changed.appendItems(items, toSection: section)
    return changed
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    place(ofItem: item).map { IndexPath(item: $0.item, section: $0.section) }
  }
}

extension IndexPath {
  fileprivate init(_ place: SectionedDifference.Place) {
    self.init(item: place.item, section: place.section)
  }
}
