extension PathPieces {
  /// More than this would take minutes.
  private static let mostPieces = 200_000
  private static let mostPairs = 40_000_000

  /// Divides pieces until they meet at their ends only. False where that would take too long.
  ///
  /// A crossing is moved to the grid, which may make new ones near it; that ends after a few rounds.
  mutating func divideAtCrossings() -> Bool {
    for _ in 0..<24 {
      guard list.count <= Self.mostPieces, let points = crossings() else { return false }
      if points.isEmpty { return true }
      divide(at: points)
    }
    return true
  }

  /// The points inside pieces where others touch or cross them; nil if there are too many pairs.
  private mutating func crossings() -> [Int: [GridPoint]]? {
    let order = list.indices.sorted { list[$0].minX < list[$1].minX }
    var points: [Int: [GridPoint]] = [:]
    var active: [Int] = []
    var pairs = 0
    for index in order {
      let piece = list[index]
      active.removeAll { list[$0].maxX < piece.minX }
      pairs += active.count
      guard pairs <= Self.mostPairs else { return nil }
      for other in active where piece.isBeside(list[other]) { cross(index, other, &points) }
      active.append(index)
    }
    return points
  }

  private mutating func cross(_ i: Int, _ j: Int, _ points: inout [Int: [GridPoint]]) {
    let (a, b) = (list[i], list[j])
    let (a1, a2) = (b.start.side(b.end, a.start), b.start.side(b.end, a.end))
    let (b1, b2) = (a.start.side(a.end, b.start), a.start.side(a.end, b.end))
    if b1 == 0, b.start.isBetween(a.start, a.end) { points[i, default: []].append(b.start) }
    if b2 == 0, b.end.isBetween(a.start, a.end) { points[i, default: []].append(b.end) }
    if a1 == 0, a.start.isBetween(b.start, b.end) { points[j, default: []].append(a.start) }
    if a2 == 0, a.end.isBetween(b.start, b.end) { points[j, default: []].append(a.end) }
    guard a1.signum() * a2.signum() < 0, b1.signum() * b2.signum() < 0 else { return }
    let point = crossing(a, b)
    if point != a.start, point != a.end { points[i, default: []].append(point) }
    if point != b.start, point != b.end { points[j, default: []].append(point) }
  }
}

extension PathPiece {
  fileprivate var minX: Int { min(start.x, end.x) }
  fileprivate var maxX: Int { max(start.x, end.x) }

  fileprivate func isBeside(_ other: PathPiece) -> Bool {
    max(start.y, end.y) >= min(other.start.y, other.end.y)
      && min(start.y, end.y) <= max(other.start.y, other.end.y)
  }
}
