/// The outline of a rounded rectangle as points, for maps that do not keep its curves.
struct RectOutline {
  private let width, height, radius: Double
  private let corners: CornerSet
  private let smoothing, reach: Double

  /// Nil for sizes that are empty or not finite.
  init?(
    size: (width: Double, height: Double), radius: Double, corners: CornerSet, curve: CornerCurve
  ) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      !radius.isNaN
    else { return nil }
    (width, height, self.corners) = (size.width, size.height, corners)
    let half = min(width, height) / 2
    self.radius = min(max(radius, 0), half)
    smoothing = curve.smoothing(radius: self.radius, halfShorterSide: half)
    reach = smoothing > 0 ? min(CornerCurve.reach * self.radius, half) : self.radius
  }

  /// The number of lines for each corner that keeps them within 1/20 of a pixel of the curve.
  func steps(under map: ProjectiveMap) -> Int {
    if radius == 0 || corners.isEmpty { return 0 }
    let ends = [
      (0, reach, reach, 0), (width - reach, 0, width, reach), (0, height - reach, reach, height),
      (width, height - reach, width - reach, height),
    ]
    let chords = ends.map { x0, y0, x1, y1 in
      guard let from = map.apply(x: x0, y: y0), let to = map.apply(x: x1, y: y1) else {
        return Double.infinity
      }
      let (x, y) = (to.x - from.x, to.y - from.y)
      return (x * x + y * y).squareRoot()
    }
    let longest = min(chords.max() ?? 0, 1e4)
    return Int(min(max((8 * longest).squareRoot(), 4), 32))
  }

  /// Clockwise where y grows downwards, starting at the left end of the corner at (0, 0).
  func points(steps: Int) -> [(x: Double, y: Double)] {
    let curve = steps > 0 ? insets(steps: steps) : []
    let (w, h) = (width, height)
    return turned(.minXMinY, curve) { ($0, $1) } + turned(.maxXMinY, curve) { (w - $1, $0) }
      + turned(.maxXMaxY, curve) { (w - $0, h - $1) } + turned(.minXMaxY, curve) { ($1, h - $0) }
  }

  private func turned(
    _ corner: CornerSet, _ curve: [(x: Double, y: Double)],
    _ turn: (Double, Double) -> (Double, Double)
  ) -> [(x: Double, y: Double)] {
    (corners.contains(corner) && !curve.isEmpty ? curve : [(0, 0)]).map { turn($0.x, $0.y) }
  }

  /// The corner at (0, 0), from (0, reach) to (reach, 0).
  private func insets(steps: Int) -> [(x: Double, y: Double)] {
    let half = (0...steps / 2).map { step in
      inset(along: (reach - CornerCurve.diagonal * radius) * Double(step) / Double(steps / 2))
    }
    return half + half.dropLast().reversed().map { ($0.y, $0.x) }
  }

  /// The point of the curve at `minor` along the left edge from where the corner begins.
  private func inset(along minor: Double) -> (x: Double, y: Double) {
    let arc = max(minor - (reach - radius), 0)
    let drop = radius - (radius * radius - arc * arc).squareRoot()
    let smooth = CornerCurve.inset(along: minor, radius: radius, reach: reach)
    return (drop + (smooth - drop) * smoothing, reach - minor)
  }
}
