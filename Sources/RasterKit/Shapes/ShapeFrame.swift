/// A rectangle's own coordinates: origin in its middle, u and v along its edges, as functions of the
/// place on the pixel grid, and the sizes that follow from them.
struct ShapeFrame {
  let map: AffineMap
  /// The inverse map's rows: u = ux·x + uy·y + u0, v = vx·x + vy·y + v0.
  let ux, uy, u0, vx, vy, v0: Double
  let halfU, halfV: Double
  /// In units of u and v; 0 where the corners are sharp.
  let radius: Double
  /// Units for each pixel across the edges u = ±halfU and v = ±halfV.
  let unitsU, unitsV: Double
  /// The most and the fewest units for each pixel, over all directions: the singular values.
  let unitsMost, unitsLeast: Double

  var isSharp: Bool { radius == 0 }
  var cornerU: Double { halfU - radius }
  var cornerV: Double { halfV - radius }

  /// Nil where nothing can be seen: not finite, flat, or too thin for a single level of coverage.
  init?(width: Double, height: Double, radius: Double, transform: AffineMap) {
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
    // A corner rounder than this cannot be told from a sharp one, whose coverage is better.
    let clamped = min(max(radius, 0), halfU, halfV)
    self.radius = clamped < ShapeFrame.leastRadius * unitsLeast ? 0 : clamped
    guard halfU > unitsU / 1024, halfV > unitsV / 1024, unitsMost.isFinite, unitsLeast > 0,
      (1 / unitsLeast).isFinite
    else { return nil }
  }

  /// In pixels.
  static let leastRadius = 0.75

  /// A little less than the half pixel over which coverage falls from all to none: the difference
  /// is less than can be told in 8 bits, and swallows the rounding of the maps.
  static let halfPixel = 0.4995
}

extension ShapeFrame {
  /// The middle of the rectangle, in pixels.
  var center: (x: Double, y: Double) { map.apply(x: halfU, y: halfV) }

  /// How far the bounds of an outline reach from the centre, in pixels.
  func reach(halfU: Double, halfV: Double) -> (x: Double, y: Double) {
    (abs(map.a) * halfU + abs(map.c) * halfV, abs(map.b) * halfU + abs(map.d) * halfV)
  }

  /// The same for a rounded outline of this radius around this frame's corner points.
  func reach(radius: Double) -> (x: Double, y: Double) {
    let corners = reach(halfU: cornerU, halfV: cornerV)
    let roundX = radius * (map.a * map.a + map.c * map.c).squareRoot()
    let roundY = radius * (map.b * map.b + map.d * map.d).squareRoot()
    return (corners.x + roundX, corners.y + roundY)
  }

  /// The largest of three rectangles inside the shape, in whole pixels: across the middle, down
  /// the middle, and the one through the middles of the four arcs.
  func innerRect(hardEdges: Bool) -> PixelRect {
    guard map.isAxisAligned else { return .empty }
    let insetX = radius * (abs(map.a) + abs(map.c))
    let insetY = radius * (abs(map.b) + abs(map.d))
    if isSharp { return pixels(insetX: 0, insetY: 0, hardEdges: hardEdges) }
    let arc = 1 - 0.5.squareRoot()
    let candidates = [(insetX, 0), (0, insetY), (arc * insetX, arc * insetY)]
      .map { pixels(insetX: $0.0, insetY: $0.1, hardEdges: false) }
    return candidates.max { $0.area < $1.area } ?? .empty
  }

  private func pixels(insetX: Double, insetY: Double, hardEdges: Bool) -> PixelRect {
    let reach = reach(halfU: halfU, halfV: halfV)
    let (left, right) = (center.x - reach.x + insetX, center.x + reach.x - insetX)
    let (top, bottom) = (center.y - reach.y + insetY, center.y + reach.y - insetY)
    if hardEdges {
      return PixelRect(
        minX: (left - 0.5).pixelAbove, minY: (top - 0.5).pixelAbove,
        maxX: (right - 0.5).pixelAbove, maxY: (bottom - 0.5).pixelAbove)
    }
    let slack = 0.5 - ShapeFrame.halfPixel
    return PixelRect(
      minX: (left - slack).pixelAbove, minY: (top - slack).pixelAbove,
      maxX: (right + slack).pixelBelow, maxY: (bottom + slack).pixelBelow)
  }
}

extension Double {
  /// The least whole pixel not below this, clamped to where regions can reach.
  var pixelAbove: Int32 { Int32(rounded(.up).clampedToGrid) }

  /// The greatest whole pixel not above this, clamped likewise.
  var pixelBelow: Int32 { Int32(rounded(.down).clampedToGrid) }

  private var clampedToGrid: Double { min(max(self, -536_870_912), 536_870_912) }
}
