/// The corners of a polygon while it is mapped to the pixel grid.
struct PolygonOutline {
  private(set) var points: [(x: Double, y: Double)]

  /// Nothing beyond this many pixels is drawn.
  private static let limit = 16_777_216.0
  private static let mostPoints = 150

  init(_ points: [(x: Double, y: Double)]) {
    self.points = points
    let isSane = points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    if !isSane || points.count < 3 || points.count > PolygonOutline.mostPoints { self.points = [] }
    if points.contains(where: { max(abs($0.x), abs($0.y)) > PolygonOutline.limit }) {
      cutToLimits()
    }
  }

  /// `points` under `map`. Parts behind the eye or with a w below `nearest` are cut off; the
  /// default for `nearest` is a ten-thousandth of the largest w.
  init(_ points: [(x: Double, y: Double)], under map: ProjectiveMap, nearest: Double? = nil) {
    let spatial = points.map { map.homogeneous(x: $0.x, y: $0.y) }
    let near = nearest ?? (spatial.map(\.w).max() ?? 0) / 10_000
    guard near > 0, near.isFinite else {
      self.init([])
      return
    }
    let seen = spatial.cut {
      $0.w - near
    } between: { one, other, part in
      (
        one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part,
        one.w + (other.w - one.w) * part
      )
    }
    self.init(seen.map { (PolygonOutline.grid($0.x / $0.w), PolygonOutline.grid($0.y / $0.w)) })
  }

  private static func grid(_ place: Double) -> Double { (place * 65_536).rounded() / 65_536 }

  private mutating func cutToLimits() {
    let limit = PolygonOutline.limit
    let sides: [((x: Double, y: Double)) -> Double] = [
      { limit - $0.x }, { limit + $0.x }, { limit - $0.y }, { limit + $0.y },
    ]
    for side in sides {
      points = points.cut(side) { one, other, part in
        (one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part)
      }
    }
  }
}

extension PolygonOutline {
  /// Twice the area; negative if the corners go around the other way.
  private var signedArea: Double {
    var (sum, last) = (0.0, points.last ?? (0, 0))
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum
  }

  /// Whether any of it is visible: it has an area and is within the limit.
  var isUsable: Bool { points.count > 2 && abs(signedArea) > 1.0 / 512 && !bounds.isEmpty }

  var clockwise: [(x: Double, y: Double)] { signedArea > 0 ? points : points.reversed() }

  var bounds: PixelRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    return PixelRect(
      minX: (x.min() ?? 0).pixelBelow, minY: (y.min() ?? 0).pixelBelow,
      maxX: (x.max() ?? 0).pixelAbove, maxY: (y.max() ?? 0).pixelAbove)
  }
}

extension Array {
  /// Clips a convex polygon to the side of a line where `side` is not negative (Sutherland and
  /// Hodgman); `between` gives the point part of the way from one corner to another.
  fileprivate func cut(
    _ side: (Element) -> Double, between: (Element, Element, Double) -> Element
  ) -> [Element] {
    guard var last = last else { return [] }
    var (result, lastSide) = ([Element](), side(last))
    for point in self {
      let pointSide = side(point)
      if (lastSide < 0) != (pointSide < 0) {
        result.append(between(last, point, lastSide / (lastSide - pointSide)))
      }
      if pointSide >= 0 { result.append(point) }
      (last, lastSide) = (point, pointSide)
    }
    return result
  }
}
