/// Sections and the items in them, as identifiers: what a list shows.
///
/// Changing many items at once takes one pass over their sections.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  var sections: [SnapshotSection<SectionIdentifierType, ItemIdentifierType>] = []
  /// In which section each item is.
  var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
  var reloadedSections = OrderedMarks<SectionIdentifierType>()
  var reloadedItems = OrderedMarks<ItemIdentifierType>()
  var reconfiguredItems = OrderedMarks<ItemIdentifierType>()

  /// Without sections.
  public init() {}

  // MARK: Reading

  /// Of all sections together.
  public var numberOfItems: Int { owners.count }
  /// Empty ones included.
  public var numberOfSections: Int { sections.count }
  /// In order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// Of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// Those marked by `reloadSections(_:)`.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.list }
  /// Those marked by `reloadItems(_:)`.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.list }
  /// Those marked by `reconfigureItems(_:)`.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.list }

  /// Traps if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }

  /// Traps if there is no such section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }

  /// Nil if there is no such item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    owners[identifier]
  }

  /// Its place among the items of all sections; nil if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let place = place(ofItem: identifier) else { return nil }
    return sections[..<place.section].reduce(place.item) { $0 + $1.items.count }
  }

  /// Nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }
}

/// A section of a snapshot.
struct SnapshotSection<SectionID: Hashable, ItemID: Hashable> {
  let id: SectionID
  var items: [ItemID] = []
}

extension SnapshotSection: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
  /// Whether both have the same items in the same sections. Marks don't count.
  public static func == (one: Self, other: Self) -> Bool {
    one.sections.elementsEqual(other.sections) { $0.id == $1.id && $0.items == $1.items }
  }
}
