/// A list of elements under a heading of its own.
@usableFromInline package struct IdentifiedSection<SectionID: Hashable, ItemID: Hashable> {
  @usableFromInline package let id: SectionID
  @usableFromInline package let items: [ItemID]

  @inlinable package init(id: SectionID, items: [ItemID]) {
    self.id = id
    self.items = items
  }
}

extension IdentifiedSection: Sendable where SectionID: Sendable, ItemID: Sendable {}

/// The steps from one list of sections to another.
///
/// Items of deleted sections are not told apart, nor are items of inserted ones, unless they move from or to
/// another section.
@usableFromInline package struct SectionedDifference: Equatable, Sendable {
  /// A place of an item.
  @usableFromInline package struct Place: Hashable, Sendable, Comparable {
    @usableFromInline package let section: Int
    @usableFromInline package let item: Int

    @inlinable package init(section: Int, item: Int) {
      self.section = section
      self.item = item
    }

    @inlinable package static func < (a: Place, b: Place) -> Bool {
      (a.section, a.item) < (b.section, b.item)
    }
  }

  /// An item of both lists that changes its section, or passes others of its own.
  @usableFromInline package struct Move: Hashable, Sendable {
    @usableFromInline package let from: Place
    @usableFromInline package let to: Place

    @inlinable package init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  @usableFromInline package var sections: Difference
  /// Places in the old list, ascending.
  @usableFromInline package var deletes: [Place] = []
  /// Places in the new list, ascending.
  @usableFromInline package var inserts: [Place] = []
  /// In the order of the new places.
  @usableFromInline package var moves: [Move] = []

  package var isEmpty: Bool {
    sections.isEmpty && deletes.isEmpty && inserts.isEmpty && moves.isEmpty
  }

  @inlinable package init<S: Hashable, I: Hashable>(
    from old: [IdentifiedSection<S, I>], to new: [IdentifiedSection<S, I>]
  ) {
    sections = Difference(from: old.map(\.id), to: new.map(\.id))
    let pairs = SectionPairs(sections, oldCount: old.count, newCount: new.count)
    var (leaving, coming) = ([(id: I, place: Place)](), [(id: I, place: Place)]())
    for (section, origin) in pairs.origins.enumerated() {
      guard let origin else {
        coming += Self.all(new[section].items, section)
        continue
      }
      let edits = Edits(from: old[origin].items, to: new[section].items)
      leaving += edits.removed.map { (old[origin].items[$0], Place(section: origin, item: $0)) }
      coming += edits.added.map { (new[section].items[$0], Place(section: section, item: $0)) }
    }
    for section in sections.deletes { leaving += Self.all(old[section].items, section) }
    match(leaving, coming, isInserted: { pairs.origins[$0] == nil })
  }

  @inlinable static func all<I>(_ items: [I], _ section: Int) -> [(id: I, place: Place)] {
    items.indices.map { (items[$0], Place(section: section, item: $0)) }
  }

  @inlinable mutating func match<I: Hashable>(
    _ leaving: [(id: I, place: Place)], _ coming: [(id: I, place: Place)],
    isInserted: (_ section: Int) -> Bool
  ) {
    let leaving = leaving.sorted { $0.place < $1.place }
    var origins = Occurrences<I>(
      .init(leaving.map(\.id), Array(leaving.indices)),
      sought: .init(coming.map(\.id), Array(coming.indices)))
    for (number, (_, place)) in coming.enumerated() {
      if let origin = origins.takeFirst(number) {
        moves.append(Move(from: leaving[origin].place, to: place))
      } else if !isInserted(place.section) {
        inserts.append(place)
      }
    }
    let deletedSections = Set(sections.deletes)
    deletes = origins.left.map { leaving[$0].place }
      .filter { !deletedSections.contains($0.section) }
  }
}
