extension NSDiffableDataSourceSnapshot {
  /// Adds empty sections at the end. Traps if one is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds empty sections before another one. Traps if one is there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Adds empty sections after another one. Traps if one is there already.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  /// Removes sections with their items. Passes over those that aren't there.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    let items = Set(sections.lazy.filter { gone.contains($0.id) }.flatMap(\.items))
    sections.removeAll { gone.contains($0.id) }
    for item in items { owners[item] = nil }
    reloadedSections.remove(gone)
    reloadedItems.remove(items)
    reconfiguredItems.remove(items)
  }

  /// Traps if one of them isn't there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Traps if one of them isn't there.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks sections whose items all get new cells. Traps if one isn't there.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      ListFault.require(
        indexOfSection(identifier) != nil,
        "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
      reloadedSections.insert(identifier)
    }
  }
}

extension NSDiffableDataSourceSnapshot {
  func place(of identifier: SectionIdentifierType) -> Int {
    guard let place = indexOfSection(identifier) else {
      ListFault.raise("Section identifier was not found: \(identifier)")
    }
    return place
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    SnapshotFaults.requireUnique(sections.map(\.id) + identifiers, "section")
    sections.insert(contentsOf: identifiers.map { SnapshotSection(id: $0) }, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    let section = sections.remove(at: place(of: identifier))
    sections.insert(section, at: place(of: other) + offset)
  }
}
