extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section, by default of the last one. Those that are there already move.
  /// Traps if there are duplicates in `identifiers`, or no such section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    ListFault.require(
      !sections.isEmpty,
      "There are currently no sections in the data source. Please add a section first.")
    let section = sectionIdentifier.map { place(of: $0) } ?? sections.count - 1
    insert(identifiers, into: section) { $0.count }
  }

  /// Adds items before another one. Those that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  /// Adds items after another one. Those that are there already move.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Passes over those that aren't there.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    takeOut(gone)
    reloadedItems.remove(gone)
    reconfiguredItems.remove(gone)
  }

  /// Removes the sections as well.
  public mutating func deleteAllItems() { self = Self() }

  /// Traps if one of them isn't there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Traps if one of them isn't there.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks items that get new cells. Traps if one isn't there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      requireItem(
        identifier, "Attempted to reload item identifier that does not exist in the snapshot")
      reloadedItems.insert(identifier)
    }
  }

  /// Marks items whose cells are configured again. Traps if one isn't there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      requireItem(
        identifier, "Attempted to reconfigure item identifier that does not exist in the snapshot")
      reconfiguredItems.insert(identifier)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  func place(ofItem identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let owner = owners[identifier] else { return nil }
    let section = place(of: owner)
    return sections[section].items.firstIndex(of: identifier).map { (section, $0) }
  }

  private func requireItem(_ identifier: ItemIdentifierType, _ reason: String) {
    ListFault.require(owners[identifier] != nil, "\(reason): \(identifier)")
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int
  ) {
    requireItem(other, "Item identifier was not found")
    ListFault.require(
      !identifiers.contains(other),
      "Invalid attempt to insert an item beside itself: \(other)")
    guard let place = place(ofItem: other) else { return }
    insert(identifiers, into: place.section) { items in
      (items.firstIndex(of: other) ?? place.item) + offset
    }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    requireItem(identifier, "Item identifier was not found")
    insert([identifier], beside: other, offset: offset)
  }

  /// `index` is told the section's items without those that move.
  private mutating func insert(
    _ identifiers: [ItemIdentifierType], into section: Int,
    at index: ([ItemIdentifierType]) -> Int
  ) {
    SnapshotFaults.requireUnique(identifiers, "item")
    takeOut(Set(identifiers.filter { owners[$0] != nil }))
    sections[section].items.insert(contentsOf: identifiers, at: index(sections[section].items))
    let owner = sections[section].id
    for identifier in identifiers { owners[identifier] = owner }
  }

  /// Keeps the marks.
  private mutating func takeOut(_ gone: Set<ItemIdentifierType>) {
    let owners = Set(gone.compactMap { self.owners.removeValue(forKey: $0) })
    guard !owners.isEmpty else { return }
    for section in sections.indices where owners.contains(sections[section].id) {
      sections[section].items.removeAll { gone.contains($0) }
    }
  }
}
