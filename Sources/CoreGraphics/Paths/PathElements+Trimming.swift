extension PathElements {
  /// The part between two fractions of the path's total length, counting all subpaths in order.
  /// Curves stay curves, and a closed subpath that is completely inside stays closed.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathElements {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return PathElements() }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return self }
    var trimmer = PathTrimmer(from: start * total, to: end * total)
    for segment in segments { trimmer.add(segment) }
    return trimmer.result
  }

  /// The path as lines and curves that each have a start point.
  private var segments: [PathSegment] {
    var result: [PathSegment] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    for element in list {
      switch element {
      case .move(let point):
        (start, here) = (point, point)
        result.append(PathSegment(.begin, Cubic(point, point, point, point), length: 0))
      case .line(let point): result.append(PathSegment(.line, here, point))
      case .close:
        result.append(PathSegment(.close, here, start))
        here = start
      case .quad, .cubic:
        guard let cubic = Cubic(element, from: here) else { continue }
        result.append(PathSegment(.curve, cubic, length: cubic.length))
      }
      if let end = element.end { here = end }
    }
    return result
  }
}

private struct PathSegment {
  enum Kind { case begin, line, curve, close }

  let kind: Kind
  /// For lines, only the ends are used.
  let cubic: Cubic
  let length: CGFloat

  init(_ kind: Kind, _ cubic: Cubic, length: CGFloat) {
    (self.kind, self.cubic, self.length) = (kind, cubic, length)
  }

  init(_ kind: Kind, _ a: CGPoint, _ b: CGPoint) {
    self.init(kind, Cubic(a, a, b, b), length: hypot(b.x - a.x, b.y - a.y))
  }
}

/// Keeps the part of a path between two distances from its start.
private struct PathTrimmer {
  private(set) var result = PathElements()
  private let from: CGFloat
  private let to: CGFloat
  private var walked: CGFloat = 0
  /// Whether the subpath's start is inside, so that a closing segment continues into it.
  private var hasBeginning = false
  private var isDrawing = false

  init(from: CGFloat, to: CGFloat) { (self.from, self.to) = (from, to) }

  mutating func add(_ segment: PathSegment) {
    if segment.kind == .begin {
      hasBeginning = walked >= from
      isDrawing = false
      return
    }
    let (low, high) = (max(from - walked, 0), min(to - walked, segment.length))
    walked += segment.length
    guard low < high else {
      isDrawing = isDrawing && segment.length == 0
      return
    }
    draw(segment, low, high)
  }

  private mutating func draw(_ segment: PathSegment, _ low: CGFloat, _ high: CGFloat) {
    let isWhole = low == 0 && high == segment.length
    let cubic = segment.kind == .curve ? segment.cubic : segment.cubic.asLine
    let part = isWhole ? cubic : cubic.part(cubic.parameter(at: low), cubic.parameter(at: high))
    if !isDrawing { result.append(.move(part.p0)) }
    isDrawing = true
    switch segment.kind {
    case .close where isWhole && hasBeginning: result.append(.close)
    case .curve: result.append(.cubic(part.p1, part.p2, part.p3))
    default: result.append(.line(part.p3))
    }
  }
}

extension Cubic {
  /// The straight line between the same ends, at constant speed.
  fileprivate var asLine: Cubic {
    func place(_ t: CGFloat) -> CGPoint {
      CGPoint(x: p0.x + (p3.x - p0.x) * t, y: p0.y + (p3.y - p0.y) * t)
    }
    return Cubic(p0, place(1 / 3), place(2 / 3), p3)
  }

  /// Chords at equal steps of t; accurate to a hundredth of a unit.
  private var chords: [CGFloat] {
    var here = p0
    return flattened(tolerance: 0.001).map { point in
      defer { here = point }
      return hypot(point.x - here.x, point.y - here.y)
    }
  }

  var length: CGFloat { chords.reduce(0, +) }

  /// The t at this distance along the curve.
  func parameter(at distance: CGFloat) -> CGFloat {
    let chords = chords
    var left = distance
    for (index, chord) in chords.enumerated() {
      if left <= chord {
        return (CGFloat(index) + (chord > 0 ? left / chord : 0)) / CGFloat(chords.count)
      }
      left -= chord
    }
    return 1
  }

  /// The curve between two values of t, by de Casteljau's subdivision.
  func part(_ t0: CGFloat, _ t1: CGFloat) -> Cubic {
    let upper = split(t1).first
    return t1 > 0 ? upper.split(t0 / t1).second : upper
  }

  private func split(_ t: CGFloat) -> (first: Cubic, second: Cubic) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
  }
}
