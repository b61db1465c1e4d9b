package import RasterKit

extension PlaneMap {
  /// The smallest upright box around the image of `box`.
  package func box(of box: PlaneBox) -> PlaneBox {
    if box.isEmpty { return .empty }
    if !isAffine { return PlaneBox(around: outline(of: box)) }
    let m = affine
    let (x0, x1) = (m.a * box.minX, m.a * box.maxX)
    let (x2, x3) = (m.c * box.minY, m.c * box.maxY)
    let (y0, y1) = (m.b * box.minX, m.b * box.maxX)
    let (y2, y3) = (m.d * box.minY, m.d * box.maxY)
    return PlaneBox(
      minX: min(x0, x1) + min(x2, x3) + m.tx, minY: min(y0, y1) + min(y2, y3) + m.ty,
      maxX: max(x0, x1) + max(x2, x3) + m.tx, maxY: max(y0, y1) + max(y2, y3) + m.ty)
  }

  /// Every pixel that something drawn inside `box` may touch, when this map leads to pixels.
  package func pixelExtent(of box: PlaneBox) -> PixelRect {
    let image = self.box(of: box)
    if image.isEmpty { return .empty }
    // Turned edges are smoothed by their distance to pixel centres, which reaches a little further.
    let margin = isAffine && affine.isAxisAligned ? -PlaneBox.snapDistance : 1
    return image.insetBy(-margin).outwardPixels
  }
}

extension PlaneMap {
  /// The image of a box as a convex polygon, cut off where it comes too near the eye; empty where
  /// nothing of it is in front.
  package func outline(of box: PlaneBox) -> [SIMD2<Double>] {
    outline(of: [
      SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.maxX, box.maxY),
      SIMD2(box.minX, box.maxY),
    ])
  }

  /// The same for any convex polygon of the plane.
  package func outline(of polygon: [SIMD2<Double>]) -> [SIMD2<Double>] {
    let points = polygon.map(raised)
    var image: [SIMD2<Double>] = []
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      if point.z >= PlaneMap.nearest { image.append(SIMD2(point.x, point.y) / point.z) }
      guard (point.z >= PlaneMap.nearest) != (next.z >= PlaneMap.nearest) else { continue }
      let share = (PlaneMap.nearest - point.z) / (next.z - point.z)
      let cut = point + (next - point) * share
      image.append(SIMD2(cut.x, cut.y) / PlaneMap.nearest)
    }
    return image.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? image : []
  }

  /// Before it is divided by the third number.
  private func raised(_ point: SIMD2<Double>) -> SIMD3<Double> {
    let place = affine.apply(x: point.x, y: point.y)
    return SIMD3(
      place.x, place.y, point.x * divisor.x + point.y * divisor.y + divisor.one)
  }
}

extension PlaneBox {
  fileprivate init(around points: [SIMD2<Double>]) {
    self = points.reduce(.empty) { box, point in
      PlaneBox(
        minX: min(box.minX, point.x), minY: min(box.minY, point.y), maxX: max(box.maxX, point.x),
        maxY: max(box.maxY, point.y))
    }
  }
}

extension AffineMap {
  /// All six numbers times `factor`.
  func scaled(by factor: Double) -> AffineMap {
    AffineMap(
      a: a * factor, b: b * factor, c: c * factor, d: d * factor, tx: tx * factor, ty: ty * factor)
  }
}
