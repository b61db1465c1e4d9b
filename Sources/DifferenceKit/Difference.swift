/// The steps from one list of identifiers to another.
///
/// Take what was deleted and what moves out of the old list, then put what moves and what was inserted in, in
/// the order of the new offsets: that is the new list. What neither goes nor moves keeps its order. No
/// difference moves fewer elements.
@usableFromInline package struct Difference: Equatable, Sendable {
  /// An element of both lists that passes others.
  @usableFromInline package struct Move: Hashable, Sendable {
    @usableFromInline package let from: Int
    @usableFromInline package let to: Int

    @inlinable package init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Offsets in the old list, ascending.
  @usableFromInline package var deletes: [Int] = []
  /// Offsets in the new list, ascending.
  @usableFromInline package var inserts: [Int] = []
  /// In the order of the new offsets.
  @usableFromInline package var moves: [Move] = []

  package var isEmpty: Bool { deletes.isEmpty && inserts.isEmpty && moves.isEmpty }

  /// Takes one pass over what both lists begin and end with, and for the rest as long as the number of changes
  /// asks for. An identifier that occurs several times stands for its first occurrence, second, and so on.
  @inlinable package init<ID: Hashable>(from old: [ID], to new: [ID]) {
    let edits = Edits(from: old, to: new)
    self.init(edits, old, new)
  }

  @inlinable init<ID: Hashable>(_ edits: Edits, _ old: [ID], _ new: [ID]) {
    guard !edits.removed.isEmpty, !edits.added.isEmpty else {
      (deletes, inserts) = (edits.removed, edits.added)
      return
    }
    var leaving = Occurrences<ID>(
      .init(old, edits.removed), sought: .init(new, edits.added))
    inserts.reserveCapacity(edits.added.count)
    for (number, offset) in edits.added.enumerated() {
      if let origin = leaving.takeFirst(number) {
        moves.append(Move(from: origin, to: offset))
      } else {
        inserts.append(offset)
      }
    }
    deletes = moves.isEmpty ? edits.removed : leaving.left
  }
}
