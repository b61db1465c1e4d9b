/// A straight part of a path's outline, and the line or curve that it follows.
struct PathPiece {
  var start: GridPoint
  var end: GridPoint
  /// The index of the line or curve, and the part of it, from 0 to 1.
  var source: Int
  var from: Double
  var to: Double

  /// The same part in the other direction.
  var reversed: PathPiece {
    PathPiece(start: end, end: start, source: source, from: to, to: from)
  }

  /// Whether `next` goes on along the same line or curve.
  func continues(with next: PathPiece) -> Bool {
    source == next.source && to == next.from && end == next.start
  }
}

/// The lines and curves of two paths, cut into straight pieces.
struct PathPieces {
  /// A line or curve of a path.
  struct Source {
    var curve: Cubic
    var isCurve: Bool
    /// 0 for the first path, 1 for the second.
    var path: Int
    /// Different for each subpath.
    var subpath: Int
  }

  private(set) var sources: [Source] = []
  private(set) var grid: PathGrid
  private(set) var list: [PathPiece] = []
  private var subpaths = 0
  private let tolerance: CGFloat

  /// Curves are a fifty-thousandth of the larger side of `bounds` off at most.
  init(_ bounds: CGRect) {
    grid = PathGrid(bounds)
    tolerance = max(max(bounds.width, bounds.height) * 2e-5, 1e-300)
  }

  /// Adds a path; open subpaths are closed by a straight line if it is to be filled.
  mutating func add(_ elements: PathElements, path: Int, closes: Bool) {
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func isOpen() -> Bool { closes && here != start }
    for element in elements.list {
      switch element {
      case .move(let point):
        if isOpen() { addLine(here, start, path) }
        subpaths += 1
        (start, here) = (point, point)
      case .close:
        addLine(here, start, path)
        here = start
      case .line(let point):
        addLine(here, point, path)
        here = point
      case .quad, .cubic:
        guard let curve = Cubic(element, from: here) else { continue }
        addCurve(curve, path)
        here = curve.p3
      }
    }
    if isOpen() { addLine(here, start, path) }
  }

  private mutating func addLine(_ a: CGPoint, _ b: CGPoint, _ path: Int) {
    sources.append(
      Source(curve: Cubic(a, a, b, b), isCurve: false, path: path, subpath: subpaths))
    append([(a, 0), (b, 1)])
  }

  private mutating func addCurve(_ curve: Cubic, _ path: Int) {
    sources.append(Source(curve: curve, isCurve: true, path: path, subpath: subpaths))
    let points = curve.flattened(tolerance: tolerance)
    let count = CGFloat(points.count)
    let shares = points.indices.map { Double(CGFloat($0 + 1) / count) }
    append([(curve.p0, 0)] + Array(zip(points, shares)))
  }

  private mutating func append(_ points: [(CGPoint, Double)]) {
    for (a, b) in zip(points, points.dropFirst()) {
      let (start, end) = (grid.point(a.0), grid.point(b.0))
      guard start != end else { continue }
      list.append(
        PathPiece(
          start: start, end: end, source: sources.count - 1, from: a.1, to: b.1))
    }
  }

  /// Replaces pieces by their parts; `points` are the indexes of pieces with what divides them.
  mutating func divide(at points: [Int: [GridPoint]]) {
    var result: [PathPiece] = []
    result.reserveCapacity(list.count + points.count)
    for (index, piece) in list.enumerated() {
      guard let inner = points[index] else {
        result.append(piece)
        continue
      }
      result += piece.divided(at: inner)
    }
    list = result
  }

  /// The point of the grid where two pieces cross.
  mutating func crossing(_ a: PathPiece, _ b: PathPiece) -> GridPoint {
    let (p, q) = (grid.place(a.start), grid.place(a.end))
    let (r, s) = (grid.place(b.start), grid.place(b.end))
    let (ux, uy, vx, vy) = (q.x - p.x, q.y - p.y, s.x - r.x, s.y - r.y)
    let area = ux * vy - uy * vx
    let share = area == 0 ? 0.5 : ((r.x - p.x) * vy - (r.y - p.y) * vx) / area
    let clamped = min(max(share.isFinite ? share : 0.5, 0), 1)
    var place = CGPoint(x: p.x + ux * clamped, y: p.y + uy * clamped)
    // What is upright or level stays exactly so.
    if ux == 0 { place.x = p.x } else if vx == 0 { place.x = r.x }
    if uy == 0 { place.y = p.y } else if vy == 0 { place.y = r.y }
    return grid.point(place)
  }
}

extension PathPiece {
  fileprivate func divided(at points: [GridPoint]) -> [PathPiece] {
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    func share(_ point: GridPoint) -> Double {
      (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / (dx * dx + dy * dy)
    }
    let inner = Set(points).filter { $0 != start && $0 != end }.map { ($0, share($0)) }
      .sorted { $0.1 < $1.1 }
    var result: [PathPiece] = []
    var (here, place) = (start, from)
    for (point, share) in inner {
      let next = from + (to - from) * min(max(share, 0), 1)
      result.append(PathPiece(start: here, end: point, source: source, from: place, to: next))
      (here, place) = (point, next)
    }
    result.append(PathPiece(start: here, end: end, source: source, from: place, to: to))
    return result
  }
}
