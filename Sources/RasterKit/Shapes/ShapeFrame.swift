/// A rectangle's own coordinates as functions of the pixel position: the origin is in its middle, u
/// and v run along its edges. Also the sizes derived from them.
struct ShapeFrame {
  let map: AffineMap
  /// The inverse map's rows: u = ux·x + uy·y + u0, v = vx·x + vy·y + v0.
  let ux, uy, u0, vx, vy, v0: Double
  let halfU, halfV: Double
  /// In units of u and v; 0 if the corners are sharp.
  let radius: Double
  /// The corners that have the radius.
  let corners: CornerSet
  /// `smoothing` is 0 for arcs and 1 for continuous corners; `reach` is how far the corner extends
  /// along the edges.
  let smoothing, reach: Double
  /// Units per pixel across the edges u = ±halfU and v = ±halfV.
  let unitsU, unitsV: Double
  /// The most and the fewest units per pixel in any direction: the singular values.
  let unitsMost, unitsLeast: Double

  var isSharp: Bool { radius == 0 }
  var cornerU: Double { halfU - radius }
  var cornerV: Double { halfV - radius }

  /// Nil if nothing is visible: not finite, flat, or too thin for a single level of coverage.
  init?(
    width: Double, height: Double, radius: Double, corners: CornerSet = .all,
    curve: CornerCurve = .circular, transform: AffineMap
  ) {
    guard let inverse = transform.inverted, transform.isFinite, width > 0, height > 0,
      width.isFinite, height.isFinite, !radius.isNaN
    else { return nil }
    map = transform
    (ux, uy, u0) = (inverse.a, inverse.c, inverse.tx - width / 2)
    (vx, vy, v0) = (inverse.b, inverse.d, inverse.ty - height / 2)
    (halfU, halfV) = (width / 2, height / 2)
    unitsU = (ux * ux + uy * uy).squareRoot()
    unitsV = (vx * vx + vy * vy).squareRoot()
    let squares = ux * ux + uy * uy + vx * vx + vy * vy
    let det = abs(ux * vy - uy * vx)
    let spread = max(squares * squares - 4 * det * det, 0).squareRoot()
    unitsMost = ((squares + spread) / 2).squareRoot()
    unitsLeast = det / unitsMost
    // A corner with a smaller radius looks the same as a sharp one, whose coverage is more exact.
    let clamped = corners.isEmpty ? 0 : min(max(radius, 0), halfU, halfV)
    self.radius = clamped < ShapeFrame.leastRadius * unitsLeast ? 0 : clamped
    self.corners = corners.intersection(.all)
    let isSmooth = clamped >= ShapeFrame.leastSmoothRadius * unitsMost
    smoothing =
      isSmooth ? curve.smoothing(radius: clamped, halfShorterSide: min(halfU, halfV)) : 0
    reach = smoothing > 0 ? min(CornerCurve.reach * clamped, halfU, halfV) : self.radius
    guard halfU > unitsU / 1024, halfV > unitsV / 1024, unitsMost.isFinite, unitsLeast > 0,
      (1 / unitsLeast).isFinite
    else { return nil }
    // Finite sizes and maps may still give an infinite position.
    let farthest = reach(halfU: halfU, halfV: halfV)
    guard (abs(center.x) + farthest.x).isFinite, (abs(center.y) + farthest.y).isFinite else {
      return nil
    }
  }

  /// In pixels.
  static let leastRadius = 0.75

  /// In pixels: below this, a continuous corner looks the same as an arc.
  static let leastSmoothRadius = 4.0

  /// Slightly less than the half pixel over which coverage falls from all to none. The difference
  /// is invisible in 8 bits and absorbs the rounding of the maps.
  static let halfPixel = 0.4995

  /// The same for continuous corners, where the distance to the curve is less exact.
  static let smoothPixel = 0.75
}

extension ShapeFrame {
  /// The middle of the rectangle, in pixels.
  var center: (x: Double, y: Double) { map.apply(x: halfU, y: halfV) }

  /// How far an outline's bounds extend from the centre, in pixels.
  func reach(halfU: Double, halfV: Double) -> (x: Double, y: Double) {
    (abs(map.a) * halfU + abs(map.c) * halfV, abs(map.b) * halfU + abs(map.d) * halfV)
  }

  /// The same for an outline rounded by this radius around these corner points.
  func reach(radius: Double, cornerU: Double, cornerV: Double) -> (x: Double, y: Double) {
    let corners = reach(halfU: cornerU, halfV: cornerV)
    let roundX = radius * (map.a * map.a + map.c * map.c).squareRoot()
    let roundY = radius * (map.b * map.b + map.d * map.d).squareRoot()
    return (corners.x + roundX, corners.y + roundY)
  }
}

extension Double {
  /// The smallest whole pixel not below this, clamped to the range of regions.
  var pixelAbove: Int32 { Int32(rounded(.up).clampedToGrid) }

  /// The largest whole pixel not above this, clamped likewise.
  var pixelBelow: Int32 { Int32(rounded(.down).clampedToGrid) }

  private var clampedToGrid: Double { min(max(self, -536_870_912), 536_870_912) }
}
