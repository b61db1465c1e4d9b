/// Identifiers that were marked, each once, in the order of the calls.
struct OrderedMarks<ID: Hashable> {
  private(set) var list: [ID] = []
  private var set: Set<ID> = []

  var isEmpty: Bool { list.isEmpty }

  mutating func insert(_ id: ID) {
    if set.insert(id).inserted { list.append(id) }
  }

  mutating func remove(_ gone: Set<ID>) {
    guard !set.isDisjoint(with: gone) else { return }
    set.subtract(gone)
    list.removeAll { gone.contains($0) }
  }
}

extension OrderedMarks: Sendable where ID: Sendable {}
