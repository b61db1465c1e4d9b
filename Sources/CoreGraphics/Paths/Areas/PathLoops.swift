import Foundation

/// Directed pieces joined to closed outlines, with what they bound on their left side.
struct PathLoops {
  private let pieces: [PathPiece]
  private var leaving: [GridPoint: [Int]] = [:]

  init(_ pieces: [PathPiece]) {
    self.pieces = pieces
    for (index, piece) in pieces.enumerated() { leaving[piece.start, default: []].append(index) }
  }

  /// Each outline once. Outlines that touch in a point stay apart.
  mutating func joined() -> [[PathPiece]] {
    var loops: [[PathPiece]] = []
    for index in pieces.indices where take(index) {
      var loop = [pieces[index]]
      while let last = loop.last, last.end != loop[0].start, let next = turn(after: last) {
        _ = take(next)
        loop.append(pieces[next])
      }
      loops.append(loop)
    }
    return loops
  }

  /// False if the piece was taken before.
  private mutating func take(_ index: Int) -> Bool {
    guard let place = leaving[pieces[index].start]?.firstIndex(of: index) else { return false }
    leaving[pieces[index].start]?.remove(at: place)
    return true
  }

  /// The piece that leads furthest to the left.
  private func turn(after piece: PathPiece) -> Int? {
    leaving[piece.end]?.max { angle(piece, pieces[$0]) < angle(piece, pieces[$1]) }
  }

  private func angle(_ a: PathPiece, _ b: PathPiece) -> Double {
    let (ux, uy) = (Double(a.end.x - a.start.x), Double(a.end.y - a.start.y))
    let (vx, vy) = (Double(b.end.x - b.start.x), Double(b.end.y - b.start.y))
    return atan2(ux * vy - uy * vx, ux * vx + uy * vy)
  }
}

extension PathPieces {
  /// A closed subpath along a loop, with curves where it follows curves.
  func outline(_ loop: [PathPiece]) -> PathElements {
    // The first piece is one that continues nothing, so that no line or curve is cut in two.
    let first = loop.indices.first { index in
      !loop[index == 0 ? loop.count - 1 : index - 1].continues(with: loop[index])
    }
    let turned = first.map { Array(loop[$0...] + loop[..<$0]) } ?? loop
    var result = elements(turned, isClosed: true)
    result.append(.close)
    return result
  }

  /// A subpath along pieces, one after the other. Closed ones lack a straight line at their end.
  func elements(_ chain: [PathPiece], isClosed: Bool) -> PathElements {
    var result = PathElements()
    guard let first = chain.first else { return result }
    result.append(.move(grid.place(first.start)))
    var run = first
    for piece in chain.dropFirst() {
      if run.continues(with: piece) {
        (run.end, run.to) = (piece.end, piece.to)
      } else {
        result.append(element(run))
        run = piece
      }
    }
    if !isClosed || sources[run.source].isCurve { result.append(element(run)) }
    return result
  }

  private func element(_ run: PathPiece) -> PathElements.Element {
    let (start, end) = (grid.place(run.start), grid.place(run.end))
    let source = sources[run.source]
    guard source.isCurve else { return .line(end) }
    let part = source.curve.part(from: run.from, to: run.to)
    // Its ends move by less than the tolerance; the control points move with them.
    return .cubic(
      CGPoint(x: part.p1.x + start.x - part.p0.x, y: part.p1.y + start.y - part.p0.y),
      CGPoint(x: part.p2.x + end.x - part.p3.x, y: part.p2.y + end.y - part.p3.y), end)
  }
}

extension Cubic {
  /// The part between two places, from 0 to 1; backwards where the first is the greater.
  fileprivate func part(from a: Double, to b: Double) -> Cubic {
    // The derivative at both ends gives the control points of a part: a third of it times its length.
    let (a, b) = (CGFloat(a), CGFloat(b))
    let (start, end, length) = (point(at: a), point(at: b), (b - a) / 3)
    let (u, v) = (slope(at: a), slope(at: b))
    return Cubic(
      start, CGPoint(x: start.x + u.dx * length, y: start.y + u.dy * length),
      CGPoint(x: end.x - v.dx * length, y: end.y - v.dy * length), end)
  }

  private func slope(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (w0, w1, w2) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGVector(
      dx: w0 * (p1.x - p0.x) + w1 * (p2.x - p1.x) + w2 * (p3.x - p2.x),
      dy: w0 * (p1.y - p0.y) + w1 * (p2.y - p1.y) + w2 * (p3.y - p2.y))
  }
}
