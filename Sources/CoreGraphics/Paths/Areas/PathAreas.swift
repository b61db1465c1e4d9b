import Diagnostics

/// Two paths put together: the areas and lines that they divide each other into.
struct PathAreas {
  private let pieces: PathPieces
  private let arrangement: PathArrangement
  private let rule: CGPathFillRule

  /// Nil, with a log message, for paths that cross too often or reach too far. The first path is a
  /// line, whose open subpaths are not closed, if `isLine`.
  init?(_ first: PathElements, _ second: PathElements, _ rule: CGPathFillRule, isLine: Bool = false)
  {
    let bounds = CGRect(holding: (first.list + second.list).lazy.flatMap(\.points))
    var pieces = PathPieces(bounds.isNull ? .zero : bounds)
    guard bounds.isNull || max(bounds.width, bounds.height) < 1e150 else {
      Log.graphics.write("paths that reach too far to be united or divided")
      return nil
    }
    pieces.add(first, path: 0, closes: !isLine)
    pieces.add(second, path: 1, closes: true)
    guard pieces.divideAtCrossings() else {
      Log.graphics.write("paths that cross too often to be united or divided")
      return nil
    }
    self.pieces = pieces
    self.rule = rule
    arrangement = PathArrangement(pieces)
  }

  /// The outlines of the area for which `isWanted` is true, given whether a place is inside the first
  /// and the second path. It lies on their left side, with y growing upwards.
  func outlines(_ isWanted: (Bool, Bool) -> Bool) -> [PathElements] {
    func covers(_ windings: PathArrangement.Windings) -> Bool {
      isWanted(isInside(windings[0]), isInside(windings[1]))
    }
    let border = arrangement.edges.compactMap { edge -> PathPiece? in
      let (left, right) = (covers(edge.left), covers(edge.right))
      return left == right ? nil : left ? edge.piece : edge.piece.reversed
    }
    var loops = PathLoops(border)
    return loops.joined().map(pieces.outline)
  }

  /// The parts of the first path that are inside the second one or on its outline, or the others.
  func lines(inside: Bool) -> PathElements {
    var result = PathElements()
    var chain: [PathPiece] = []
    for piece in pieces.list where pieces.sources[piece.source].path == 0 {
      guard isCovered(piece) == inside else { continue }
      if let last = chain.last, last.end != piece.start || !isSameSubpath(last, piece) {
        result.append(line(chain), .identity)
        chain = []
      }
      chain.append(piece)
    }
    result.append(line(chain), .identity)
    return result
  }

  private func line(_ chain: [PathPiece]) -> PathElements {
    let isClosed = !chain.isEmpty && chain.last?.end == chain.first?.start
    return isClosed ? pieces.outline(chain) : pieces.elements(chain, isClosed: false)
  }

  private func isCovered(_ piece: PathPiece) -> Bool {
    guard let edge = arrangement.edge(along: piece) else { return false }
    return isInside(edge.left[1]) || isInside(edge.right[1])
  }

  private func isSameSubpath(_ a: PathPiece, _ b: PathPiece) -> Bool {
    pieces.sources[a.source].subpath == pieces.sources[b.source].subpath
  }

  private func isInside(_ windings: Int) -> Bool {
    rule == .winding ? windings != 0 : windings & 1 == 1
  }
}
