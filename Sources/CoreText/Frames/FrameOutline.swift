import CoreGraphics

/// What is outside of a path that text is laid out in, seen from the top of its box. Inside is what the path
/// winds around.
struct FrameOutline {
  private let sides: [(CGPoint, CGPoint)]
  private let width: CGFloat

  /// Nil for a rectangle, which leaves nothing out.
  init?(_ path: CGPath, _ box: CGRect) {
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite,
      !path.isRect(nil)
    else { return nil }
    let outlines = path.elements.flattened(tolerance: 0.25).map { line in
      line.points.map { CGPoint(x: $0.x - box.minX, y: box.maxY - $0.y) }
    }
    width = box.width
    sides = outlines.flatMap { points in
      points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }
  }

  /// Where lines may not be.
  var obstacles: TextLayout.Obstacles {
    { top, bottom in
      outside(at: top) + [0.25, 0.5, 0.75].flatMap { outside(at: top + (bottom - top) * $0) }
        + outside(at: bottom)
    }
  }

  /// The parts of the width that are outside at a height.
  private func outside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, step: Int)] = []
    for (a, b) in sides where (a.y <= y) != (b.y <= y) {
      crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
    }
    var (ranges, start, winding) = ([ClosedRange<CGFloat>](), CGFloat(0), 0)
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      if winding == 0, crossing.x > start { ranges.append(start...crossing.x) }
      winding += crossing.step
      start = max(start, crossing.x)
    }
    if start < width { ranges.append(start...width) }
    return ranges
  }
}
