import CoreGraphics

/// Where text may not be in a frame, seen from the top of its path's box: outside of the path, and inside of paths
/// that are cut out of it.
struct FrameOutline {
  private let shape: FrameShape
  private let holes: [FrameShape]
  private let width: CGFloat

  /// Nil for a rectangle without holes, which leaves nothing out.
  init?(_ path: CGPath, _ box: CGRect, _ attributes: CFDictionary?) {
    let cut = attributes?[kCTFrameClippingPathsAttributeName] as? [CFDictionary] ?? []
    holes = cut.compactMap { hole in
      guard let path = hole[kCTFramePathClippingPathAttributeName] as? CGPath else { return nil }
      return FrameShape(path, box, CTFramePathFillRule(reading: hole))
    }
    guard box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite,
      !path.isRect(nil) || !holes.isEmpty
    else { return nil }
    shape = FrameShape(path, box, CTFramePathFillRule(reading: attributes))
    width = box.width
  }

  /// Where lines may not be.
  var obstacles: TextLayout.Obstacles {
    { top, bottom in
      [0, 0.25, 0.5, 0.75, 1].flatMap { share in
        let y = top + (bottom - top) * share
        return outside(at: y) + holes.flatMap { $0.inside(at: y).compactMap(visible) }
      }
    }
  }

  /// The parts of the width that are outside of the path at a height.
  private func outside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var (ranges, start) = ([ClosedRange<CGFloat>](), CGFloat(0))
    for part in shape.inside(at: y) {
      if part.lowerBound > start { ranges.append(start...part.lowerBound) }
      start = max(start, part.upperBound)
    }
    if start < width { ranges.append(start...width) }
    return ranges
  }

  private func visible(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat>? {
    range.upperBound > 0 && range.lowerBound < width ? range.clamped(to: 0...width) : nil
  }
}

/// A path by the sides of its outlines.
private struct FrameShape {
  private let sides: [(CGPoint, CGPoint)]
  private let rule: CTFramePathFillRule

  init(_ path: CGPath, _ box: CGRect, _ rule: CTFramePathFillRule) {
    self.rule = rule
    let outlines = path.elements.flattened(tolerance: 0.25).map { line in
      line.points.map { CGPoint(x: $0.x - box.minX, y: box.maxY - $0.y) }
    }
    sides = outlines.flatMap { points in
      points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
    }
  }

  /// From left to right.
  func inside(at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, step: Int)] = []
    for (a, b) in sides where (a.y <= y) != (b.y <= y) {
      crossings.append((a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), a.y < b.y ? 1 : -1))
    }
    var (ranges, start, winding) = ([ClosedRange<CGFloat>](), CGFloat(0), 0)
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      let was = isInside(winding)
      winding += rule == .evenOdd ? 1 : crossing.step
      if !was { start = crossing.x }
      if was, !isInside(winding) { ranges.append(start...crossing.x) }
    }
    return ranges
  }

  private func isInside(_ winding: Int) -> Bool {
    rule == .evenOdd ? !winding.isMultiple(of: 2) : winding != 0
  }
}
