import RasterKit

extension ProjectiveMap {
  /// The shape of a rounded rectangle in this map's plane.
  ///
  /// Where edges stay axis-aligned the shape is made in pixels, with edges close to the pixel grid
  /// snapped to it, so that rounding in the maps never blurs an edge.
  func shape(of box: PlaneRect, _ style: CornerStyle = .sharp, hardEdges: Bool = false)
    -> PlanShape
  {
    let hardEdges = hardEdges && style.radius == 0
    guard isAffine else {
      let corner = ProjectiveMap(AffineMap(translationX: box.minX, y: box.minY))
      return .projected(
        PolygonShape(
          width: box.width, height: box.height, radius: style.radius, corners: style.corners,
          curve: style.curve, map: corner.concatenating(self),
          nearest: ProjectiveMap.nearest, hardEdges: hardEdges))
    }
    return .rounded(flatShape(of: box, style, hardEdges: hardEdges))
  }

  func flatShape(of box: PlaneRect, _ style: CornerStyle, hardEdges: Bool = false)
    -> RoundedShape
  {
    let m = numerator
    let scaleX = abs(m.a) + abs(m.c)
    let scaleY = abs(m.b) + abs(m.d)
    let isUniform = abs(scaleX - scaleY) <= 1e-9 * scaleX
    guard m.isAxisAligned, style.radius == 0 || isUniform else {
      let corner = AffineMap(translationX: box.minX, y: box.minY)
      return RoundedShape(
        width: box.width, height: box.height, radius: style.radius, corners: style.corners,
        curve: style.curve, transform: corner.concatenating(m), hardEdges: hardEdges)
    }
    let pixels = self.box(of: box).snapped
    return RoundedShape(
      width: pixels.width, height: pixels.height, radius: style.radius * scaleX,
      corners: style.corners.mapped(by: m), curve: style.curve,
      transform: AffineMap(translationX: pixels.minX, y: pixels.minY), hardEdges: hardEdges)
  }
}
