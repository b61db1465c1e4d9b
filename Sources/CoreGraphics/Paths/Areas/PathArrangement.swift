/// The outlines of two paths as edges that meet at their ends only, with what is on either side.
struct PathArrangement {
  /// How often each of the two paths winds around a place.
  typealias Windings = SIMD2<Int>

  /// One or more pieces between the same points.
  struct Edge {
    /// From the lower end to the upper one; from the left end where it is level.
    var piece: PathPiece
    /// How much the windings are greater on its left side, with y growing upwards.
    var step: Windings
    var left = Windings.zero
    var right: Windings { left &- step }
  }

  private(set) var edges: [Edge] = []
  private var indexes: [PathPiece.Ends: Int] = [:]

  init(_ pieces: PathPieces) {
    for piece in pieces.list { add(piece, path: pieces.sources[piece.source].path) }
    findWindings()
  }

  /// The edge along a piece.
  func edge(along piece: PathPiece) -> Edge? { indexes[piece.ends].map { edges[$0] } }

  private mutating func add(_ piece: PathPiece, path: Int) {
    let rising = piece.rises ? piece : piece.reversed
    var step = Windings.zero
    step[path] = piece.rises ? 1 : -1
    if let known = indexes[rising.ends] {
      edges[known].step &+= step
    } else {
      indexes[rising.ends] = edges.count
      edges.append(Edge(piece: rising, step: step))
    }
  }

  private mutating func findWindings() {
    let (level, upright) = (EdgeRows(edges, isUpright: false), EdgeRows(edges, isUpright: true))
    for index in edges.indices {
      let isLevel = edges[index].piece.start.y == edges[index].piece.end.y
      edges[index].left =
        isLevel ? upright.windings(beyond: index, edges) : level.windings(beyond: index, edges)
    }
  }
}

extension PathPiece {
  struct Ends: Hashable {
    var lower: GridPoint
    var upper: GridPoint
  }

  /// Whether it leads up or, if it is level, to the right.
  var rises: Bool { (start.y, start.x) < (end.y, end.x) }
  var ends: Ends { rises ? Ends(lower: start, upper: end) : Ends(lower: end, upper: start) }
}

/// Edges by the rows, or upright columns, of the grid that they reach into.
private struct EdgeRows {
  private let isUpright: Bool
  private var rows: [[Int]]
  private var first = 0
  private var height = 1

  init(_ edges: [PathArrangement.Edge], isUpright: Bool) {
    self.isUpright = isUpright
    rows = Array(repeating: [], count: min(max(edges.count / 4, 1), 1024))
    let spans = edges.map { EdgeRows.span($0.piece, isUpright) }
    first = spans.map(\.lowerBound).min() ?? 0
    height = max(((spans.map(\.upperBound).max() ?? 0) - first) / rows.count + 1, 1)
    for (index, span) in spans.enumerated() where span.lowerBound < span.upperBound {
      for row in row(span.lowerBound)...row(span.upperBound) { rows[row].append(index) }
    }
  }

  private static func span(_ piece: PathPiece, _ isUpright: Bool) -> ClosedRange<Int> {
    let (a, b) = isUpright ? (piece.start.x, piece.end.x) : (piece.start.y, piece.end.y)
    return min(a, b)...max(a, b)
  }

  private func row(_ place: Int) -> Int { min(max((place - first) / height, 0), rows.count - 1) }

  /// The windings on the left side of an edge: the steps of the edges that a ray from its middle meets,
  /// to the right or, from level edges, upwards.
  func windings(beyond index: Int, _ edges: [PathArrangement.Edge]) -> PathArrangement.Windings {
    let piece = edges[index].piece
    // Doubled, so that the middle is a whole number.
    let middle = GridPoint(x: piece.start.x + piece.end.x, y: piece.start.y + piece.end.y)
    // A ray to the right from the left side of a rising edge meets the edge itself first.
    var sum = isUpright ? .zero : edges[index].step
    for other in rows[row((isUpright ? middle.x : middle.y) / 2)] where other != index {
      sum &+= step(of: edges[other], seenFrom: middle)
    }
    return sum
  }

  private func step(
    of edge: PathArrangement.Edge, seenFrom middle: GridPoint
  ) -> PathArrangement.Windings {
    let (a, b) = (edge.piece.start, edge.piece.end)
    let (p, q) = (GridPoint(x: 2 * a.x, y: 2 * a.y), GridPoint(x: 2 * b.x, y: 2 * b.y))
    guard isUpright else {
      guard (p.y <= middle.y) != (q.y <= middle.y), p.side(q, middle) > 0 else { return .zero }
      return edge.step
    }
    guard (p.x <= middle.x) != (q.x <= middle.x) else { return .zero }
    let leadsRight = p.x < q.x
    // Above is left of what leads right, so the middle must be on its right side.
    guard leadsRight ? p.side(q, middle) < 0 : p.side(q, middle) > 0 else { return .zero }
    return leadsRight ? .zero &- edge.step : edge.step
  }
}
