extension PathElements {
  /// How far the longest miter of the path's stroke extends, in halves of the line width: 1 without
  /// corners, infinite if the path turns back on itself.
  package var longestMiter: CGFloat {
    var finder = MiterFinder()
    for element in list { finder.add(element) }
    return finder.longest
  }
}

/// Visits the corners of a path.
private struct MiterFinder {
  private(set) var longest: CGFloat = 1
  private var start = CGPoint.zero
  private var here = CGPoint.zero
  /// Directions of the subpath's first line and of the last one so far.
  private var first: CGVector?
  private var last: CGVector?

  mutating func add(_ element: PathElements.Element) {
    if case .move(let point) = element {
      (start, here, first, last) = (point, point, nil, nil)
    } else if case .close = element {
      add([here, start])
      if let last, let first { turn(from: last, to: first) }
      (here, first, last) = (start, nil, nil)
    } else {
      add([here] + element.points)
      here = element.end ?? here
    }
  }

  /// A line or curve starts towards its first point that differs from its start, and arrives from
  /// the last one that differs from its end.
  private mutating func add(_ points: [CGPoint]) {
    guard let begin = points.first, let end = points.last,
      let next = points.first(where: { $0 != begin }),
      let before = points.last(where: { $0 != end })
    else { return }
    let out = next.direction(from: begin)
    if let last { turn(from: last, to: out) }
    if first == nil { first = out }
    last = end.direction(from: before)
  }

  /// Miter length over width is 1 / sin(angle / 2), and sin^2 of half of it is (1 + cos) / 2.
  private mutating func turn(from into: CGVector, to out: CGVector) {
    let sine2 = (1 + into.dx * out.dx + into.dy * out.dy) / 2
    longest = max(longest, sine2 > 0 ? 1 / sine2.squareRoot() : .infinity)
  }
}
