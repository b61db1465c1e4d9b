/// The shortest way from one list to another by removing and adding, if it is short.
///
/// E. Myers, "An O(ND) difference algorithm and its variations" (1986): after each number of edits, the
/// furthest point on every diagonal. Time grows with the number of edits squared, so long ways are left to
/// ``CommonOrder``, which takes a fixed time for each element.
struct EditGraph<ID: Equatable> {
  /// The number of edits after which the search ends. With 256 edits it visits 33,000 diagonals, about what
  /// hashing as many elements costs.
  static var longestPath: Int { 256 }

  private let old: ArraySlice<ID>
  private let new: ArraySlice<ID>
  /// The furthest points after each number of edits, for the diagonals -d, -d + 2 … d, one after the other.
  private var reached: [Int32] = []

  init(_ old: ArraySlice<ID>, _ new: ArraySlice<ID>) {
    self.old = old
    self.new = new
  }

  /// Offsets of the elements to remove and to add, or nil if that are too many.
  consuming func shortestPath() -> (removed: [Int], added: [Int])? {
    guard abs(old.count - new.count) <= Self.longestPath else { return nil }
    for edits in 0...Self.longestPath where advance(edits) { return trace(edits) }
    return nil
  }

  private func start(of edits: Int) -> Int { edits * (edits + 1) / 2 }

  /// The furthest column on a diagonal, or a column before the list where there is none.
  private func column(_ edits: Int, _ diagonal: Int) -> Int {
    guard edits >= 0, abs(diagonal) <= edits else { return -1 }
    return Int(reached[start(of: edits) + (diagonal + edits) / 2])
  }

  /// Whether the point after one more edit comes from the diagonal above, by adding.
  private func comesByAdding(_ edits: Int, _ diagonal: Int) -> Bool {
    diagonal == -edits
      || diagonal != edits
        && column(edits - 1, diagonal - 1) < column(edits - 1, diagonal + 1)
  }

  /// Goes as far as that many edits allow. Returns whether that is the end.
  private mutating func advance(_ edits: Int) -> Bool {
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      var x = 0
      if edits > 0 {
        x =
          comesByAdding(edits, diagonal)
          ? column(edits - 1, diagonal + 1) : column(edits - 1, diagonal - 1) + 1
      }
      var y = x - diagonal
      while x < old.count, y < new.count,
        old[old.startIndex + x] == new[new.startIndex + y]
      {
        x += 1
        y += 1
      }
      reached.append(Int32(x))
      if x >= old.count, y >= new.count { return true }
    }
    return false
  }

  private func trace(_ length: Int) -> (removed: [Int], added: [Int]) {
    var (removed, added) = ([Int](), [Int]())
    var diagonal = old.count - new.count
    for edits in stride(from: length, to: 0, by: -1) {
      if comesByAdding(edits, diagonal) {
        diagonal += 1
        added.append(new.startIndex + column(edits - 1, diagonal) - diagonal)
      } else {
        diagonal -= 1
        removed.append(old.startIndex + column(edits - 1, diagonal))
      }
    }
    return (removed.reversed(), added.reversed())
  }
}
