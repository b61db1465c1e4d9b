/// What to remove from a list and what to add to it, so that it becomes another and as much as possible stays.
@usableFromInline struct Edits: Equatable {
  /// Offsets in the old list, ascending.
  @usableFromInline var removed: [Int] = []
  /// Offsets in the new list, ascending.
  @usableFromInline var added: [Int] = []

  @inlinable init() {}

  @inlinable init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let prefix = Self.commonPrefix(old, new)
    let suffix = Self.commonSuffix(old, new, limit: min(old.count, new.count) - prefix)
    let (before, after) = (prefix..<old.count - suffix, prefix..<new.count - suffix)
    guard !before.isEmpty, !after.isEmpty else {
      (removed, added) = (Array(before), Array(after))
      return
    }
    let (found, rest) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var graph = EditGraph(old, before, new, after)
        let rest = graph.search()
        return (graph.edits, rest)
      }
    }
    self = found
    if let rest { append(CommonOrder.edits(from: old, rest.old, to: new, rest.new)) }
  }

  @inlinable mutating func append(_ other: Edits) {
    removed += other.removed
    added += other.added
  }

  @inlinable static func commonPrefix<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    let (a, b) = (old.span, new.span)
    var length = 0
    while length < a.count, length < b.count, a[length] == b[length] { length += 1 }
    return length
  }

  @inlinable static func commonSuffix<ID: Hashable>(
    _ old: [ID], _ new: [ID], limit: Int
  ) -> Int {
    var length = 0
    while length < limit, old[old.count - 1 - length] == new[new.count - 1 - length] { length += 1 }
    return length
  }
}
