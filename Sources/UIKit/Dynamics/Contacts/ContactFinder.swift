/// Finds contacts between shapes that are less than `margin` apart.
struct ContactFinder {
  var margin: Double

  func contact(_ a: RigidBody, _ b: RigidBody) -> ContactManifold? {
    switch (a.shape, b.shape) {
    case (.circle(let first), .circle(let second)):
      return circles(a.position, first, b.position, second)
    case (.circle(let radius), .polygon):
      return b.outline.flatMap { circle(a.position, radius, against: $0) }?.swapped
    case (.polygon, .circle(let radius)):
      return a.outline.flatMap { circle(b.position, radius, against: $0) }
    case (.polygon, .polygon):
      guard let first = a.outline, let second = b.outline else { return nil }
      return polygons(first, second)
    }
  }

  /// The normal points from the boundary to the body.
  func contact(_ boundary: Boundary, _ body: RigidBody) -> ContactManifold? {
    switch boundary {
    case .wall(let normal, let distance): return wall(normal, distance, body)
    case .segment(let start, let end): return segment(start, end, body)
    }
  }

  // MARK: Boundaries

  private func wall(_ normal: Vector, _ distance: Double, _ body: RigidBody) -> ContactManifold? {
    if case .circle(let radius) = body.shape {
      let gap = body.position.dot(normal) - distance - radius
      guard gap < margin else { return nil }
      return ContactManifold(
        normal: normal,
        points: [ContactPoint(place: body.position - normal * radius, separation: gap, part: 0)])
    }
    let corners = body.outline?.corners ?? []
    let close = corners.indices
      .map { (index: $0, gap: corners[$0].dot(normal) - distance) }
      .filter { $0.gap < margin }.sorted { ($0.gap, $0.index) < ($1.gap, $1.index) }.prefix(2)
    if close.isEmpty { return nil }
    return ContactManifold(
      normal: normal,
      points: close.map {
        ContactPoint(place: corners[$0.index], separation: $0.gap, part: $0.index)
      })
  }

  /// A thin line that blocks the side where the body's middle is.
  private func segment(_ start: Vector, _ end: Vector, _ body: RigidBody) -> ContactManifold? {
    let line = ConvexPolygon(corners: [start, end])
    if case .circle(let radius) = body.shape {
      let along = end - start
      let share = (body.position - start).dot(along) / max(along.dot(along), 1e-9)
      let nearest = start + along * min(max(share, 0), 1)
      return circles(nearest, 0, body.position, radius)
    }
    guard let outline = body.outline else { return nil }
    let side = line.normal(of: 0).dot(body.position - start) >= 0 ? 0 : 1
    return polygons(line, outline, sidesOfFirst: side..<side + 1)
  }

  // MARK: Circles

  private func circles(
    _ a: Vector, _ first: Double, _ b: Vector, _ second: Double
  ) -> ContactManifold? {
    let offset = b - a
    let gap = offset.length - first - second
    guard gap < margin else { return nil }
    let normal = offset.normalized
    return ContactManifold(
      normal: normal,
      points: [ContactPoint(place: a + normal * (first + gap / 2), separation: gap, part: 0)])
  }

  /// The normal points from the polygon to the circle.
  private func circle(
    _ middle: Vector, _ radius: Double, against polygon: ConvexPolygon
  ) -> ContactManifold? {
    let (side, distance) = farthestSide(of: polygon, from: [middle], polygon.corners.indices)
    guard distance - radius < margin else { return nil }
    let (start, end) = (
      polygon.corners[side], polygon.corners[(side + 1) % polygon.corners.count]
    )
    let along = end - start
    let share = (middle - start).dot(along) / max(along.dot(along), 1e-9)
    if distance > 0, share < 0 || share > 1 {
      return circles(share < 0 ? start : end, 0, middle, radius)
    }
    let normal = polygon.normal(of: side)
    return ContactManifold(
      normal: normal,
      points: [
        ContactPoint(place: middle - normal * radius, separation: distance - radius, part: 0)
      ])
  }

  // MARK: Polygons

  /// The separating axis test, then clipping of the other polygon's facing side.
  private func polygons(
    _ a: ConvexPolygon, _ b: ConvexPolygon, sidesOfFirst: Range<Int>? = nil
  ) -> ContactManifold? {
    let first = farthestSide(of: a, from: b.corners, sidesOfFirst ?? a.corners.indices)
    guard first.distance < margin else { return nil }
    let second = farthestSide(of: b, from: a.corners, b.corners.indices)
    guard second.distance < margin else { return nil }
    // Slightly prefers the first polygon, so that contacts at rest are stable.
    if second.distance > first.distance + 0.1 {
      return clipped(b, second.side, a, base: 64)?.swapped
    }
    return clipped(a, first.side, b, base: 0)
  }

  /// The side with the largest distance to the nearest of `points`.
  private func farthestSide(
    of polygon: ConvexPolygon, from points: [Vector], _ sides: Range<Int>
  ) -> (side: Int, distance: Double) {
    var best = (side: sides.lowerBound, distance: -Double.infinity)
    for side in sides {
      let (normal, corner) = (polygon.normal(of: side), polygon.corners[side])
      var nearest = Double.infinity
      for point in points { nearest = min(nearest, normal.dot(point - corner)) }
      if nearest > best.distance { best = (side, nearest) }
    }
    return best
  }

  private func clipped(
    _ a: ConvexPolygon, _ side: Int, _ b: ConvexPolygon, base: Int
  ) -> ContactManifold? {
    let normal = a.normal(of: side)
    let (start, end) = (a.corners[side], a.corners[(side + 1) % a.corners.count])
    let facing = b.corners.indices.min {
      b.normal(of: $0).dot(normal) < b.normal(of: $1).dot(normal)
    }
    guard let facing else { return nil }
    let next = (facing + 1) % b.corners.count
    let along = (end - start).normalized
    let (low, high) = (along.dot(start), along.dot(end))
    let ends = [(b.corners[facing], facing), (b.corners[next], next)]
    let points = ends.map { corner, part -> ContactPoint in
      let other = part == facing ? b.corners[next] : b.corners[facing]
      let place = held(corner, towards: other, along, low, high)
      return ContactPoint(
        place: place, separation: normal.dot(place - start), part: base + part)
    }.filter { $0.separation < margin }
    return points.isEmpty ? nil : ContactManifold(normal: normal, points: points)
  }

  /// `corner`, moved toward `other` until it lies between `low` and `high` along the side.
  private func held(
    _ corner: Vector, towards other: Vector, _ along: Vector, _ low: Double, _ high: Double
  ) -> Vector {
    let (here, there) = (along.dot(corner), along.dot(other))
    let wanted = min(max(here, low), high)
    guard wanted != here, abs(there - here) > 1e-9 else { return corner }
    return corner + (other - corner) * min(max((wanted - here) / (there - here), 0), 1)
  }
}

extension ContactManifold {
  fileprivate var swapped: ContactManifold {
    ContactManifold(normal: normal * -1, points: points)
  }
}
