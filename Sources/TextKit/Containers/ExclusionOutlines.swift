import CoreGraphics
import CoreText

/// The outlines of paths that text flows around. Holes and dents to the side count as inside.
struct ExclusionOutlines {
  private let outlines: [[CGPoint]]
  /// Below it, lines have the whole width.
  let bottom: CGFloat

  init(_ paths: [CGPath]) {
    outlines = paths.flatMap { path in
      path.elements.flattened(tolerance: 0.25).map(\.points)
    }.filter { points in
      points.count > 1 && points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    let end = outlines.joined().map(\.y).max() ?? 0
    bottom = min(end, NSTextContainer.longest)
  }

  /// The parts of the width that are inside between two heights.
  func ranges(_ top: CGFloat, _ bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    outlines.compactMap { points in
      var (least, most) = (CGFloat.infinity, -CGFloat.infinity)
      for index in points.indices {
        let ends = (points[index], points[(index + 1) % points.count])
        for x in Self.places(ends.0, ends.1, top, bottom) {
          (least, most) = (min(least, x), max(most, x))
        }
      }
      return least < most ? least...most : nil
    }
  }

  /// The ends of the part of a side that is between two heights.
  private static func places(
    _ a: CGPoint, _ b: CGPoint, _ top: CGFloat, _ bottom: CGFloat
  ) -> [CGFloat] {
    let (upper, lower) = a.y <= b.y ? (a, b) : (b, a)
    if lower.y <= top || upper.y >= bottom { return [] }
    func x(at y: CGFloat) -> CGFloat {
      let height = lower.y - upper.y
      return height == 0 ? upper.x : upper.x + (lower.x - upper.x) * (y - upper.y) / height
    }
    if upper.y == lower.y { return [a.x, b.x] }
    return [x(at: max(top, upper.y)), x(at: min(bottom, lower.y))]
  }
}
