import RasterKit

extension PlaneMap {
  /// The pixels of a rounded rectangle of this map's plane.
  ///
  /// Where edges stay along the axes the shape is made in pixels, from edges moved onto the pixel
  /// grid when they are next to it, so that rounding in the maps never blurs an edge.
  func shape(of box: PlaneBox, radius: Double) -> PlanShape {
    guard isAffine else {
      return .projected(ProjectedShape(of: box, radius: radius, through: self))
    }
    return .rounded(flatShape(of: box, radius: radius))
  }

  private func flatShape(of box: PlaneBox, radius: Double) -> RoundedShape {
    let m = affine
    let scaleX = abs(m.a) + abs(m.c)
    let scaleY = abs(m.b) + abs(m.d)
    let isUniform = abs(scaleX - scaleY) <= 1e-9 * scaleX
    guard m.isAxisAligned, radius <= 0 || isUniform else {
      let corner = AffineMap(translationX: box.minX, y: box.minY)
      return RoundedShape(
        width: box.width, height: box.height, radius: radius,
        transform: corner.concatenating(m))
    }
    let pixels = self.box(of: box).snapped
    return RoundedShape(
      width: pixels.width, height: pixels.height, radius: max(radius, 0) * scaleX,
      transform: AffineMap(translationX: pixels.minX, y: pixels.minY))
  }
}
