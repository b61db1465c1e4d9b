/// A convex polygon with corners in clockwise order on screen.
struct ConvexPolygon {
  var corners: [Vector]

  /// The convex hull of `points`; a small square if they span no area.
  init(around points: [Vector]) {
    let usable = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    let hull = ConvexPolygon(corners: Self.half(usable) + Self.half(usable.reversed()))
    let isFlat = hull.corners.count < 3 || hull.area < 1e-6
    self = isFlat ? ConvexPolygon(width: 1, height: 1) : hull
  }

  init(width: Double, height: Double) {
    let (x, y) = (max(width, 1) / 2, max(height, 1) / 2)
    corners = [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
  }

  /// An ellipse around the origin, approximated by 24 corners.
  init(ellipse width: Double, height: Double) {
    let (x, y) = (max(width, 1) / 2, max(height, 1) / 2)
    corners = (0..<24).map { step in
      let angle = Double(step) * .pi / 12
      return Vector(x * cos(angle), y * sin(angle))
    }
  }

  init(corners: [Vector]) { self.corners = corners }

  var area: Double {
    var sum = 0.0
    for index in corners.indices {
      sum += corners[index].cross(corners[(index + 1) % corners.count])
    }
    return sum / 2
  }

  /// The moment of inertia about the origin for mass 1.
  var inertia: Double {
    var (sum, weight) = (0.0, 0.0)
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      let part = abs(a.cross(b))
      sum += part * (a.dot(a) + a.dot(b) + b.dot(b))
      weight += part
    }
    return weight > 0 ? sum / (6 * weight) : 1
  }

  /// The outward normal of the side that begins at corner `index`.
  func normal(of index: Int) -> Vector {
    let side = corners[(index + 1) % corners.count] - corners[index]
    return Vector(side.y, -side.x).normalized
  }

  /// The distance from the origin to the nearest side.
  var innerRadius: Double {
    corners.indices.map { normal(of: $0).dot(corners[$0]) }.min() ?? 0
  }

  /// Half the hull of sorted points (Andrew's monotone chain), without its last corner.
  private static func half(_ points: [Vector]) -> [Vector] {
    var chain: [Vector] = []
    for point in points {
      while chain.count >= 2 {
        let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
        if (b - a).cross(point - b) > 0 { break }
        chain.removeLast()
      }
      chain.append(point)
    }
    return chain.dropLast()
  }
}
