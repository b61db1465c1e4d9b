/// What to remove from a list and what to add to it, so that it becomes another and as much as possible stays.
struct Edits: Equatable {
  /// Offsets in the old list, ascending.
  var removed: [Int] = []
  /// Offsets in the new list, ascending.
  var added: [Int] = []

  init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let prefix = Self.commonPrefix(old, new)
    let suffix = Self.commonSuffix(old, new, limit: min(old.count, new.count) - prefix)
    let (before, after) = (prefix..<old.count - suffix, prefix..<new.count - suffix)
    if before.isEmpty || after.isEmpty {
      (removed, added) = (Array(before), Array(after))
    } else if let path = EditGraph(old[before], new[after]).shortestPath() {
      (removed, added) = path
    } else {
      (removed, added) = CommonOrder.edits(from: old[before], to: new[after])
    }
  }

  private static func commonPrefix<ID: Hashable>(_ old: [ID], _ new: [ID]) -> Int {
    var length = 0
    while length < old.count, length < new.count, old[length] == new[length] { length += 1 }
    return length
  }

  private static func commonSuffix<ID: Hashable>(_ old: [ID], _ new: [ID], limit: Int) -> Int {
    var length = 0
    while length < limit, old[old.count - 1 - length] == new[new.count - 1 - length] { length += 1 }
    return length
  }
}
