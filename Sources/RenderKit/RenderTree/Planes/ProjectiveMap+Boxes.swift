package import RasterKit

extension ProjectiveMap {
  /// The bounding box of the image of `box`.
  package func box(of box: PlaneRect) -> PlaneRect {
    if box.isEmpty { return .empty }
    if !isAffine { return PlaneRect(around: outline(of: box)) }
    let m = numerator
    let (x0, x1) = (m.a * box.minX, m.a * box.maxX)
    let (x2, x3) = (m.c * box.minY, m.c * box.maxY)
    let (y0, y1) = (m.b * box.minX, m.b * box.maxX)
    let (y2, y3) = (m.d * box.minY, m.d * box.maxY)
    return PlaneRect(
      minX: min(x0, x1) + min(x2, x3) + m.tx, minY: min(y0, y1) + min(y2, y3) + m.ty,
      maxX: max(x0, x1) + max(x2, x3) + m.tx, maxY: max(y0, y1) + max(y2, y3) + m.ty)
  }

  /// Every pixel that something drawn inside `box` may touch, if this map leads to pixels.
  package func pixelExtent(of box: PlaneRect) -> PixelRect {
    let image = self.box(of: box)
    if image.isEmpty { return .empty }
    // Rotated edges are antialiased by their distance to pixel centres, which reaches a little
    // further.
    let margin = isAffine && numerator.isAxisAligned ? -PlaneRect.snapDistance : 1
    return image.insetBy(-margin).outwardPixels
  }
}

extension ProjectiveMap {
  /// The image of a box as a convex polygon, clipped where it is too near the eye; empty where none
  /// of it is in front.
  package func outline(of box: PlaneRect) -> [SIMD2<Double>] {
    outline(of: [
      SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.maxX, box.maxY),
      SIMD2(box.minX, box.maxY),
    ])
  }

  /// The same for any convex polygon of the plane.
  package func outline(of polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let seen = polygon.map(raised).cut { $0.z - ProjectiveMap.nearest }
    let image = seen.map { SIMD2($0.x, $0.y) / $0.z }
    return image.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? image : []
  }

  /// The homogeneous coordinates of a point, before the division.
  func raised(_ point: SIMD2<Double>) -> SIMD3<Double> {
    let image = homogeneous(x: point.x, y: point.y)
    return SIMD3(image.x, image.y, image.w)
  }
}

extension [SIMD3<Double>] {
  /// The part of a polygon where the linear function `side` is not negative (Sutherland-Hodgman
  /// clipping). Clipping a concave polygon leaves edges along the plane that enclose nothing.
  func cut(_ side: (SIMD3<Double>) -> Double) -> [SIMD3<Double>] {
    guard var last else { return [] }
    var (result, lastSide) = ([SIMD3<Double>](), side(last))
    for point in self {
      let pointSide = side(point)
      if (lastSide < 0) != (pointSide < 0) {
        result.append(last + (point - last) * (lastSide / (lastSide - pointSide)))
      }
      if pointSide >= 0 { result.append(point) }
      (last, lastSide) = (point, pointSide)
    }
    return result
  }
}

extension PlaneRect {
  fileprivate init(around points: [SIMD2<Double>]) {
    self = points.reduce(.empty) { box, point in
      PlaneRect(
        minX: min(box.minX, point.x), minY: min(box.minY, point.y), maxX: max(box.maxX, point.x),
        maxY: max(box.maxY, point.y))
    }
  }
}
