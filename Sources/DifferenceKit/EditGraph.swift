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

  /// The lists, borrowed for the search: each comparison would otherwise check an index and keep an array.
  @usableFromInline let old: UnsafeBufferPointer<ID>
  @usableFromInline let new: UnsafeBufferPointer<ID>
  /// Where the search ends; offsets in the lists.
  @usableFromInline let end: (x: Int, y: Int)
  /// Where the search began, or began again.
  @usableFromInline var origin: (x: Int, y: Int)
  /// The furthest columns after each number of edits, counted from the origin, for the diagonals -d,
  /// -d + 2 … d, one after the other.
  @usableFromInline var reached: [Int32] = []
  @usableFromInline var edits = Edits()

  /// For the way from a part of one list to a part of another.
  @inlinable init(
    _ old: UnsafeBufferPointer<ID>, _ before: Range<Int>, _ new: UnsafeBufferPointer<ID>,
    _ after: Range<Int>
  ) {
    (self.old, self.new) = (old, new)
    origin = (before.lowerBound, after.lowerBound)
    end = (before.upperBound, after.upperBound)
    edits.removed.reserveCapacity(64)
    edits.added.reserveCapacity(64)
  }

  /// Searches to the end. Returns what is left of the lists where the way is too long.
  @inlinable mutating func search() -> (old: Range<Int>, new: Range<Int>)? {
    var steps = 0
    passReplaced()
    while steps <= Self.longestPath {
      switch advance(steps) {
      case .end: return nil
      case .run:
        passReplaced()
        // Without an edit it goes no further.
        reached.append(0)
        steps = 1
      case .nothing: steps += 1
      }
    }
    return (origin.x..<end.x, origin.y..<end.y)
  }

  /// Passes each element that another takes the place of, before a run: that is what most changes are, and costs one
  /// comparison here.
  @inlinable mutating func passReplaced() {
    while origin.x + 1 < end.x, origin.y + 1 < end.y {
      let length = run(origin.x + 1, origin.y + 1)
      guard length > 0 else { return }
      edits.removed.append(origin.x)
      edits.added.append(origin.y)
      origin = (origin.x + 1 + length, origin.y + 1 + length)
    }
  }

  @usableFromInline enum Advance { case end, run, nothing }

  /// Goes as far as that many edits allow.
  @inlinable mutating func advance(_ steps: Int) -> Advance {
    for place in 0...steps {
      let diagonal = 2 * place - steps
      let start = start(steps, place)
      let length = run(origin.x + start, origin.y + start - diagonal)
      let (x, y) = (start + length, start + length - diagonal)
      reached.append(Int32(truncatingIfNeeded: x))
      let isEnd = origin.x + x >= end.x && origin.y + y >= end.y
      guard isEnd || length > 0 && length >= max(start, start - diagonal) else { continue }
      trace(steps, place)
      origin = (origin.x + x, origin.y + y)
      reached.removeAll(keepingCapacity: true)
      return isEnd ? .end : .run
    }
    return .nothing
  }

  /// How many elements are the same in both lists from there on.
  @inlinable @inline(__always) func run(_ x: Int, _ y: Int) -> Int {
    let most = min(end.x - x, end.y - y)
    var length = 0
    while length < most, old[x &+ length] == new[y &+ length] { length &+= 1 }
    return length
  }

  /// The column where the last of that many edits leads, on the diagonal at a place among theirs.
  @inlinable @inline(__always) func start(_ steps: Int, _ place: Int) -> Int {
    guard steps > 0 else { return 0 }
    return comesByAdding(steps, place)
      ? column(steps - 1, place) : column(steps - 1, place - 1) + 1
  }

  @inlinable @inline(__always) func column(_ steps: Int, _ place: Int) -> Int {
    Int(reached[steps * (steps + 1) / 2 + place])
  }

  @inlinable @inline(__always) func comesByAdding(_ steps: Int, _ place: Int) -> Bool {
    place == 0
      || place < steps && column(steps - 1, place - 1) < column(steps - 1, place)
  }

  /// Notes the edits of the way that ends on the diagonal at a place.
  @inlinable mutating func trace(_ length: Int, _ last: Int) {
    var place = last
    let (removed, added) = (edits.removed.count, edits.added.count)
    for steps in stride(from: length, to: 0, by: -1) {
      if comesByAdding(steps, place) {
        let column = column(steps - 1, place)
        edits.added.append(origin.y + column - (2 * place - steps + 1))
      } else {
        place -= 1
        edits.removed.append(origin.x + column(steps - 1, place))
      }
    }
    edits.removed.reverse(from: removed)
    edits.added.reverse(from: added)
  }
}

extension [Int] {
  @inlinable mutating func reverse(from start: Int) {
    var (low, high) = (start, count - 1)
    while low < high {
      swapAt(low, high)
      (low, high) = (low + 1, high - 1)
    }
  }
}
