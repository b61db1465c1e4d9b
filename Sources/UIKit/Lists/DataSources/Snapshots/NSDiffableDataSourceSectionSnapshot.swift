/// The items of one section as a tree: an outline whose branches are expanded or not.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// All items, each before its children.
  private(set) var nodes: [Node] = []
  private var known: Set<ItemIdentifierType> = []
  private(set) var expanded: Set<ItemIdentifierType> = []

  struct Node {
    let id: ItemIdentifierType
    var level: Int
  }

  /// Without items.
  public init() {}

  // MARK: Reading

  /// All of them, those of collapsed branches included.
  public var items: [ItemIdentifierType] { nodes.map(\.id) }
  /// Those without a parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.level == 0 }.map(\.id) }
  /// Those whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] {
    var hidden = Int.max
    return nodes.compactMap { node in
      if node.level > hidden { return nil }
      hidden = expanded.contains(node.id) ? .max : node.level
      return node.id
    }
  }

  /// Whether the item is there, shown or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Its place in `items`; nil if it isn't there.
  public func index(of item: ItemIdentifierType) -> Int? {
    known.contains(item) ? nodes.firstIndex { $0.id == item } : nil
  }
  /// The number of its ancestors. Traps if it isn't there.
  public func level(of item: ItemIdentifierType) -> Int { nodes[place(of: item)].level }
  /// Whether its children show as soon as it does. Traps if it isn't there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    expanded.contains(nodes[place(of: item)].id)
  }
  /// Whether all its ancestors are expanded. Traps if it isn't there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = parent(of: item)
    while let ancestor = parent {
      if !expanded.contains(ancestor) { return false }
      parent = self.parent(of: ancestor)
    }
    return true
  }
  /// Nil for one of the first level. Traps if it isn't there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    let place = place(of: child)
    return nodes[..<place].last { $0.level < nodes[place].level }?.id
  }
  /// The part of the tree below an item, with it as the only root if that is asked for.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    let range = subtree(at: place(of: parent))
    let part = includingParent ? range : range.dropFirst()
    var snapshot = Self()
    let base = nodes[range.lowerBound].level + (includingParent ? 0 : 1)
    snapshot.nodes = nodes[part].map { Node(id: $0.id, level: $0.level - base) }
    snapshot.known = Set(snapshot.nodes.lazy.map(\.id))
    snapshot.expanded = expanded.intersection(snapshot.known)
    return snapshot
  }

  /// A line for each item, indented by its level, with a mark of whether it is expanded.
  public func visualDescription() -> String {
    nodes.map { node in
      String(repeating: "  ", count: node.level) + (expanded.contains(node.id) ? "- " : "+ ")
        + "\(node.id)"
    }.joined(separator: "\n")
  }

  // MARK: Changing

  /// Adds items as the last children of another one, or at the end. Traps if one is there already.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else { return insert(items, at: nodes.count, level: 0) }
    let place = place(of: parent)
    insert(items, at: subtree(at: place).upperBound, level: nodes[place].level + 1)
  }

  /// Adds items before another one, with the same parent. Traps if one is there already.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let place = place(of: item)
    insert(items, at: place, level: nodes[place].level)
  }

  /// Adds items after another one and all below it, with the same parent. Traps if one is there already.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let place = place(of: item)
    insert(items, at: subtree(at: place).upperBound, level: nodes[place].level)
  }

  /// Adds a tree before an item, with the same parent.
  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    let place = place(of: item)
    insert(snapshot, at: place, level: nodes[place].level)
  }

  /// Adds a tree after an item and all below it, with the same parent.
  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    let place = place(of: item)
    insert(snapshot, at: subtree(at: place).upperBound, level: nodes[place].level)
  }

  /// Removes items and all below them. Traps if one isn't there.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items { require(item) }
    for item in items where contains(item) { remove(subtree(at: place(of: item))) }
  }

  /// Removes everything.
  public mutating func deleteAll() { self = Self() }

  /// Passes over those that aren't there.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.lazy.filter(known.contains))
  }

  /// Passes over those that aren't there.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Puts a tree in the place of everything below an item.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: Self
  ) {
    let place = place(of: parent)
    remove(subtree(at: place).dropFirst())
    insert(snapshot, at: place + 1, level: nodes[place].level + 1)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  private func place(of item: ItemIdentifierType) -> Int {
    require(item)
    return index(of: item) ?? 0
  }

  private func require(_ item: ItemIdentifierType) {
    ListFault.require(
      known.contains(item), "Item identifier was not found in the section snapshot: \(item)")
  }

  /// An item and all below it.
  private func subtree(at place: Int) -> Range<Int> {
    let end = nodes[(place + 1)...].firstIndex { $0.level <= nodes[place].level }
    return place..<(end ?? nodes.count)
  }

  private mutating func insert(_ items: [ItemIdentifierType], at place: Int, level: Int) {
    var snapshot = Self()
    snapshot.nodes = items.map { Node(id: $0, level: 0) }
    insert(snapshot, at: place, level: level)
  }

  private mutating func insert(_ snapshot: Self, at place: Int, level: Int) {
    let new = snapshot.nodes.map(\.id)
    let duplicates = SnapshotFaults.duplicates(in: new) + new.filter(known.contains)
    ListFault.require(
      duplicates.isEmpty,
      "Identifiers in a section snapshot must be unique. Duplicate identifiers: "
        + SnapshotFaults.set(duplicates))
    nodes.insert(
      contentsOf: snapshot.nodes.map { Node(id: $0.id, level: $0.level + level) }, at: place)
    known.formUnion(new)
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func remove(_ range: Range<Int>) {
    let gone = nodes[range].map(\.id)
    nodes.removeSubrange(range)
    known.subtract(gone)
    expanded.subtract(gone)
  }
}

extension NSDiffableDataSourceSectionSnapshot.Node: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot.Node: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Equatable {}
