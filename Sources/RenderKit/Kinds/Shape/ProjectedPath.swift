import CoreGraphics
import RasterKit

/// A path seen in perspective, flattened to lines in pixels, within a twentieth of a pixel of its
/// curves.
///
/// For filling: every subpath is closed, and parts too near the eye or far outside of any screen
/// are cut off.
struct ProjectedPath {
  private(set) var elements = PathElements()
  private let map: ProjectiveMap
  /// The current subpath before projection.
  private var points: [SIMD3<Double>] = []

  private static let tolerance = 0.05
  private static let mostHalvings = 10
  /// A safe limit for Cairo's coordinates.
  private static let furthest = 1_048_576.0

  init(_ path: PathElements, through map: ProjectiveMap) {
    self.map = map
    for element in path.list { add(element) }
    endPiece()
  }

  private mutating func add(_ element: PathElements.Element) {
    if case .move = element { endPiece() }
    let ends = element.points.map { map.raised(SIMD2(Double($0.x), Double($0.y))) }
    switch element {
    case .move, .line, .close: points += ends
    case .quad:
      guard let start = points.last else { return }
      let (control, end) = (ends[0] * (2.0 / 3), ends[1])
      add(Curve(start, start / 3 + control, end / 3 + control, end), 0)
    case .cubic:
      guard let start = points.last else { return }
      add(Curve(start, ends[0], ends[1], ends[2]), 0)
    }
  }

  /// Subdivides a curve until its projection is straight.
  private mutating func add(_ curve: Curve, _ halvings: Int) {
    if halvings == ProjectedPath.mostHalvings || curve.isStraight(within: ProjectedPath.tolerance) {
      return points.append(curve.p3)
    }
    let (first, second) = curve.halves
    add(first, halvings + 1)
    add(second, halvings + 1)
  }

  private mutating func endPiece() {
    let limit = ProjectedPath.furthest
    let seen = points.cut { $0.z - ProjectiveMap.nearest }
      .cut { $0.z * limit - $0.x }.cut { $0.z * limit + $0.x }
      .cut { $0.z * limit - $0.y }.cut { $0.z * limit + $0.y }
    points = []
    guard seen.count > 2 else { return }
    for (index, point) in seen.enumerated() {
      let place = CGPoint(x: point.x / point.z, y: point.y / point.z)
      elements.append(index == 0 ? .move(place) : .line(place))
    }
    elements.append(.close)
  }
}

/// A cubic curve before projection. In perspective it becomes rational, but still lies within the
/// hull of its projected control points.
private struct Curve {
  let p0, p1, p2, p3: SIMD3<Double>

  init(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>
  ) { (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3) }

  var halves: (Curve, Curve) {
    let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    return (Curve(p0, a, d, middle), Curve(middle, e, c, p3))
  }

  /// Whether the projected curve is within `tolerance` pixels of its chord, or cannot be seen at
  /// all.
  func isStraight(within tolerance: Double) -> Bool {
    let depths = SIMD4(p0.z, p1.z, p2.z, p3.z)
    if depths.max() < ProjectiveMap.nearest { return true }
    guard depths.min() >= ProjectiveMap.nearest else { return false }
    let (start, end) = (p0 / p0.z, p3 / p3.z)
    return [p1 / p1.z, p2 / p2.z].allSatisfy { control in
      let (chord, arm) = (end - start, control - start)
      let length = (chord.x * chord.x + chord.y * chord.y).squareRoot()
      if length < tolerance { return (arm * arm).sum() <= tolerance * tolerance }
      return abs(chord.x * arm.y - chord.y * arm.x) <= tolerance * length
    }
  }
}
