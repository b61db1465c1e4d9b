import CoreGraphics

/// Maps one plane onto another, straight lines to straight lines: what a chain of layer transforms
/// does to points with z = 0.
///
/// Three rows for the row vector (x y 1); the third column is the divisor that perspective brings.
struct PlaneMap: Equatable {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var origin: SIMD3<Double>

  static let identity = PlaneMap(
    x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), origin: SIMD3(0, 0, 1))

  /// `transform` applied about `anchor`, which comes to lie at `position`.
  init(transform t: CATransform3D, anchor: CGPoint, position: CGPoint) {
    x = SIMD3(Double(t.m11), Double(t.m12), Double(t.m14))
    y = SIMD3(Double(t.m21), Double(t.m22), Double(t.m24))
    let centre = SIMD3(Double(t.m41), Double(t.m42), Double(t.m44))
    origin = centre - x * Double(anchor.x) - y * Double(anchor.y)
    let place = SIMD3(Double(position.x), Double(position.y), 0)
    x += place * x.z
    y += place * y.z
    origin += place * origin.z
  }

  /// What a transform of space does to points with z = 0.
  init(flattening t: CATransform3D) { self.init(transform: t, anchor: .zero, position: .zero) }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  /// Where `point` goes; a point on the horizon of a perspective goes far away, not to infinity.
  func callAsFunction(_ point: CGPoint) -> CGPoint {
    let image = x * Double(point.x) + y * Double(point.y) + origin
    if image.z == 1 { return CGPoint(x: image.x, y: image.y) }
    let divisor = abs(image.z) < 1e-9 ? 1e-9 : image.z
    return CGPoint(x: image.x / divisor, y: image.y / divisor)
  }

  /// Where `point` goes; nil where that is at or behind the viewer's eye.
  func visible(_ point: CGPoint) -> CGPoint? {
    let image = x * Double(point.x) + y * Double(point.y) + origin
    let isSeen = image.z > 0 && image.x.isFinite && image.y.isFinite
    return isSeen ? CGPoint(x: image.x / image.z, y: image.y / image.z) : nil
  }

  /// The smallest upright rectangle around the image of `rect`.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    let corners = [
      self(CGPoint(x: rect.minX, y: rect.minY)), self(CGPoint(x: rect.maxX, y: rect.minY)),
      self(CGPoint(x: rect.minX, y: rect.maxY)), self(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min()!, ys.min()!)
    return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
  }

  /// This map first, then `next`.
  func followed(by next: PlaneMap) -> PlaneMap {
    PlaneMap(x: next.row(x), y: next.row(y), origin: next.row(origin))
  }

  /// The map back; nil where a plane was squashed to a line or a point.
  ///
  /// The adjugate over the determinant, whose rows are cross products of the columns.
  var inverse: PlaneMap? {
    let determinant = (x * cross(y, origin)).sum()
    guard abs(determinant) > 1e-18, determinant.isFinite else { return nil }
    let columns = [cross(y, origin), cross(origin, x), cross(x, y)].map { $0 / determinant }
    let (a, b, c) = (columns[0], columns[1], columns[2])
    return PlaneMap(
      x: SIMD3(a.x, b.x, c.x), y: SIMD3(a.y, b.y, c.y), origin: SIMD3(a.z, b.z, c.z))
  }

  private func row(_ v: SIMD3<Double>) -> SIMD3<Double> { x * v.x + y * v.y + origin * v.z }
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
