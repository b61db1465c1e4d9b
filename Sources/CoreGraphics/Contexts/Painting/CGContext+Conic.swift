import RasterKit

extension CGContext {
  /// Fills the clip with a gradient around a point, from `angle` on in the direction from the x axis
  /// to the y axis; radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard accept([center.x, center.y, angle], "a conic gradient"), state.transform.isInvertible
    else { return }
    let turned = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
      .concatenating(state.transform)
    let bounds = target.clipBounds.intersection(target.surface.bounds)
    guard !bounds.isEmpty, let rows = gradient.conic(turned, minX: bounds.minX) else { return }
    let picture = PixelBuffer(size: PixelSize(width: bounds.width, height: bounds.height))
    for y in 0..<bounds.height {
      rows.row(
        picture.base + Int(y) * picture.stride, x: bounds.minX, y: bounds.minY &+ y,
        count: Int(bounds.width))
    }
    let layer = CairoSurface(picture, origin: PixelPoint(x: bounds.minX, y: bounds.minY))
    paint(nil) { cairo, alpha in cairo.compose(layer, offset: .zero, alpha: alpha, mask: nil) }
  }
}

extension CGGradient {
  fileprivate func conic(_ t: CGAffineTransform, minX: Int32) -> Gradient? {
    let ramp = ColorRamp(
      stops: stops.map { ColorStop(place: $0.location, color: SIMD4<Float>($0.rgba)) })
    let map = AffineMap(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty))
    return Gradient(.conic, ramp: ramp, transform: map, minX: minX)
  }
}
