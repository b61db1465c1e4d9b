/// The shortest way from one list to another by removing and adding, as far as it is short.
///
/// E. Myers, "An O(ND) difference algorithm and its variations" (1986): after each number of edits, the
/// furthest point on every diagonal. Where a run of equal elements is as long as all that was passed since the
/// last such run, the search begins again behind it: a way around that run would lose more than it gains,
/// as an element occurs only once. So scattered changes cost what each of them costs.
@usableFromInline struct EditGraph<ID: Equatable> {
  /// The number of edits after which the search ends. It then has visited 33,000 diagonals, about what
  /// hashing as many elements costs.
  @inlinable static var longestPath: Int { 256 }

  @usableFromInline let old: ArraySlice<ID>
  @usableFromInline let new: ArraySlice<ID>
  /// Where the search began; offsets in the lists.
  @usableFromInline var origin: (x: Int, y: Int)
  /// The furthest columns after each number of edits, counted from the origin, for the diagonals -d,
  /// -d + 2 … d, one after the other.
  @usableFromInline var reached: [Int32] = []
  @usableFromInline var edits = Edits()

  @inlinable init(_ old: ArraySlice<ID>, _ new: ArraySlice<ID>) {
    self.old = old
    self.new = new
    origin = (old.startIndex, new.startIndex)
  }

  /// Searches to the end. Returns what is left of the lists where the way is too long.
  @inlinable mutating func search() -> (old: ArraySlice<ID>, new: ArraySlice<ID>)? {
    var steps = 0
    while steps <= Self.longestPath {
      switch advance(steps) {
      case .end: return nil
      case .run: steps = 0
      case .nothing: steps += 1
      }
    }
    return (old[origin.x...], new[origin.y...])
  }

  @usableFromInline enum Advance { case end, run, nothing }

  /// Goes as far as that many edits allow.
  @inlinable mutating func advance(_ steps: Int) -> Advance {
    for diagonal in stride(from: -steps, through: steps, by: 2) {
      let start = start(steps, diagonal)
      var (x, y) = (origin.x + start, origin.y + start - diagonal)
      while x < old.endIndex, y < new.endIndex, old[x] == new[y] {
        x += 1
        y += 1
      }
      let length = x - origin.x - start
      reached.append(Int32(start + length))
      let isEnd = x >= old.endIndex && y >= new.endIndex
      guard isEnd || length > 0 && length >= max(start, start - diagonal) else { continue }
      trace(steps, diagonal)
      origin = (x, y)
      reached.removeAll(keepingCapacity: true)
      return isEnd ? .end : .run
    }
    return .nothing
  }

  /// Where the last of that many edits leads.
  @inlinable func start(_ steps: Int, _ diagonal: Int) -> Int {
    guard steps > 0 else { return 0 }
    return comesByAdding(steps, diagonal)
      ? column(steps - 1, diagonal + 1) : column(steps - 1, diagonal - 1) + 1
  }

  @inlinable func column(_ steps: Int, _ diagonal: Int) -> Int {
    guard abs(diagonal) <= steps else { return -1 }
    return Int(reached[steps * (steps + 1) / 2 + (diagonal + steps) / 2])
  }

  @inlinable func comesByAdding(_ steps: Int, _ diagonal: Int) -> Bool {
    diagonal == -steps
      || diagonal != steps && column(steps - 1, diagonal - 1) < column(steps - 1, diagonal + 1)
  }

  /// Notes the edits of the way that ends on a diagonal.
  @inlinable mutating func trace(_ length: Int, _ last: Int) {
    var diagonal = last
    let (removed, added) = (edits.removed.count, edits.added.count)
    for steps in stride(from: length, to: 0, by: -1) {
      if comesByAdding(steps, diagonal) {
        diagonal += 1
        edits.added.append(origin.y + column(steps - 1, diagonal) - diagonal)
      } else {
        diagonal -= 1
        edits.removed.append(origin.x + column(steps - 1, diagonal))
      }
    }
    edits.removed[removed...].reverse()
    edits.added[added...].reverse()
  }
}
