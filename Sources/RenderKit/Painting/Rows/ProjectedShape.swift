import RasterKit

/// A rounded rectangle of a plane seen in perspective.
///
/// Coverage comes from the distance to the edge, worked out in the plane and taken to pixels by the
/// map's slope at the pixel; rows well inside are spans of a convex polygon. Continuous corners are
/// arcs here: the difference is less than what perspective does to them.
final class ProjectedShape: Sendable {
  let bounds: PixelRect
  /// From pixels to the plane, the rectangle's middle being its origin.
  private let back: PlaneMap
  private let half: SIMD2<Double>
  private let radius: Double
  private let corners: CornerSet
  private let hardEdges: Bool
  private let outer: ConvexSpans
  private let inner: ConvexSpans

  init(
    of box: PlaneBox, radius: Double, corners: CornerSet = .all, hardEdges: Bool = false,
    through map: PlaneMap
  ) {
    half = SIMD2(box.width, box.height) / 2
    self.corners = corners
    self.radius = min(max(radius, 0), half.x, half.y)
    self.hardEdges = hardEdges && self.radius == 0
    let middle = AffineMap(translationX: -box.minX - half.x, y: -box.minY - half.y)
    let outline = map.outline(of: box)
    let inverse = outline.count > 2 ? map.inverted : nil
    back = (inverse ?? .identity).concatenating(PlaneMap(middle))
    bounds = inverse == nil ? .empty : ProjectedShape.pixels(around: outline)
    outer = ConvexSpans(outline, grownBy: ProjectedShape.margin)
    let inside = map.outline(of: box.chamfered(by: self.radius))
    inner = ConvexSpans(inside, grownBy: -ProjectedShape.margin)
  }

  /// Coverage falls from all to none within half a pixel of an edge, measured straight across; the
  /// slope changes over that half pixel, which this leaves room for.
  private static let margin = 1.5

  private static func pixels(around outline: [SIMD2<Double>]) -> PixelRect {
    let (x, y) = (outline.map(\.x), outline.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .empty
    }
    return PlaneBox(minX: left, minY: top, maxX: right, maxY: bottom).insetBy(-1).outwardPixels
  }

  func rowSpans(y: Int32) -> (outer: Range<Int32>, inner: Range<Int32>) {
    let none = bounds.minX..<bounds.minX
    guard !bounds.isEmpty, bounds.minY <= y, y < bounds.maxY else { return (none, none) }
    let outer = self.outer.row(y, in: bounds.minX..<bounds.maxX)
    return (outer, inner.row(y, in: outer))
  }

  func coverage(y: Int32, x: Range<Int32>, into mask: UnsafeMutablePointer<UInt8>) {
    for (index, x) in x.enumerated() {
      let share = bounds.contains(x: x, y: y) ? coverage(x: Double(x) + 0.5, y: Double(y) + 0.5) : 0
      mask[index] = UInt8((share * 255).rounded())
    }
  }
}

extension ProjectedShape {
  /// 0...1 of the pixel with this centre.
  private func coverage(x: Double, y: Double) -> Double {
    let depth = back.divisor.x * x + back.divisor.y * y + back.divisor.one
    // What is seen has 1 over its divisor here.
    guard depth > 0, depth * PlaneMap.nearest < 1 else { return 0 }
    let raised = back.affine.apply(x: x, y: y)
    let place = SIMD2(raised.x, raised.y) / depth
    let slopeX = (SIMD2(back.affine.a, back.affine.b) - place * back.divisor.x) / depth
    let slopeY = (SIMD2(back.affine.c, back.affine.d) - place * back.divisor.y) / depth
    let distance = SIMD2(abs(place.x), abs(place.y))
    let share =
      isRound(place, distance)
      ? round(distance, place, slopeX, slopeY) : straight(distance, slopeX, slopeY)
    if hardEdges { return share >= 0.5 ? 1 : 0 }
    return share
  }

  private func isRound(_ place: SIMD2<Double>, _ distance: SIMD2<Double>) -> Bool {
    guard radius > 0, distance.x > half.x - radius, distance.y > half.y - radius else {
      return false
    }
    return corners.contains(
      CornerSet(rawValue: (place.x > 0 ? 2 : 1) << (place.y > 0 ? 2 : 0)))
  }

  private func round(
    _ distance: SIMD2<Double>, _ place: SIMD2<Double>, _ slopeX: SIMD2<Double>,
    _ slopeY: SIMD2<Double>
  ) -> Double {
    let out = distance - half + radius
    let length = (out * out).sum().squareRoot()
    guard length > 0 else { return 1 }
    let normal = out / length * SIMD2(place.x < 0 ? -1 : 1, place.y < 0 ? -1 : 1)
    let (x, y) = ((normal * slopeX).sum(), (normal * slopeY).sum())
    return share(inside: radius - length, slope: (x * x + y * y).squareRoot())
  }

  /// Of the four edges: what lies between each two.
  private func straight(
    _ distance: SIMD2<Double>, _ slopeX: SIMD2<Double>, _ slopeY: SIMD2<Double>
  ) -> Double {
    let slope = (slopeX * slopeX + slopeY * slopeY).squareRoot()
    let inside = half - distance
    return min(share(inside: inside.x, slope: slope.x), 2 * half.x / slope.x)
      * min(share(inside: inside.y, slope: slope.y), 2 * half.y / slope.y)
  }

  /// A slope of 0 is of what fills the screen.
  private func share(inside distance: Double, slope: Double) -> Double {
    let share = distance / slope + 0.5
    return share.isNaN ? 0 : min(max(share, 0), 1)
  }
}

extension PlaneBox {
  /// The rectangle with its corners cut off straight, `distance` from each.
  fileprivate func chamfered(by distance: Double) -> [SIMD2<Double>] {
    let d = distance
    if d <= 0 {
      return [
        SIMD2(minX, minY), SIMD2(maxX, minY), SIMD2(maxX, maxY), SIMD2(minX, maxY),
      ]
    }
    return [
      SIMD2(minX + d, minY), SIMD2(maxX - d, minY), SIMD2(maxX, minY + d), SIMD2(maxX, maxY - d),
      SIMD2(maxX - d, maxY), SIMD2(minX + d, maxY), SIMD2(minX, maxY - d), SIMD2(minX, minY + d),
    ]
  }
}
