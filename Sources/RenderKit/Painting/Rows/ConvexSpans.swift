import RasterKit

/// The rows of a convex polygon, made larger or smaller by a distance in pixels.
struct ConvexSpans: Sendable {
  /// x·`normal.x` + y·`normal.y` + `distance` is how far a point lies inside an edge.
  private struct Edge: Sendable {
    var normal: SIMD2<Double>
    var distance: Double
  }

  private var edges: [Edge] = []

  /// A polygon of less than three corners has no rows.
  init(_ corners: [SIMD2<Double>], grownBy margin: Double) {
    let area = ConvexSpans.doubleArea(corners)
    guard corners.count > 2, area != 0 else { return }
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let along = (next - corner) * (area < 0 ? -1 : 1)
      let length = (along * along).sum().squareRoot()
      guard length > 1e-9 else { continue }
      let normal = SIMD2(-along.y, along.x) / length
      edges.append(Edge(normal: normal, distance: margin - (normal * corner).sum()))
    }
  }

  /// The pixels of a row, out of `columns`, whose centres lie inside.
  func row(_ y: Int32, in columns: Range<Int32>) -> Range<Int32> {
    if edges.isEmpty { return columns.upperBound..<columns.upperBound }
    var (low, high) = (Double(columns.lowerBound), Double(columns.upperBound) - 1)
    for edge in edges {
      let rest = edge.normal.y * (Double(y) + 0.5) + edge.distance + edge.normal.x * 0.5
      if abs(edge.normal.x) < 1e-12 {
        if rest < 0 { return columns.upperBound..<columns.upperBound }
      } else if edge.normal.x > 0 {
        low = max(low, (-rest / edge.normal.x).rounded(.up))
      } else {
        high = min(high, (-rest / edge.normal.x).rounded(.down))
      }
    }
    return low <= high ? Int32(low)..<Int32(high) + 1 : columns.upperBound..<columns.upperBound
  }

  /// Positive where the corners go round with the clock, y growing downwards.
  private static func doubleArea(_ corners: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      sum += corner.x * next.y - next.x * corner.y
    }
    return sum
  }
}
