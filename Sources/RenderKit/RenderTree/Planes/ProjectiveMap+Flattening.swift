package import CoreGraphics
package import RasterKit

extension ProjectiveMap {
  /// The effect of a 3D transform on the plane z = 0, seen from the front.
  package init(flattening t: CATransform3D) {
    let numerator = AffineMap(
      a: Double(t.m11), b: Double(t.m12), c: Double(t.m21), d: Double(t.m22), tx: Double(t.m41),
      ty: Double(t.m42))
    let map = ProjectiveMap(numerator, p: Double(t.m14), q: Double(t.m24), r: Double(t.m44))
    self = map.reduced
  }

  /// The affine map that approximates this one best in the middle of a box; the map itself without
  /// perspective.
  package func tangent(of box: PlaneRect) -> AffineMap {
    if isAffine { return numerator }
    let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    let point = homogeneous(x: x, y: y)
    guard point.w >= ProjectiveMap.nearest else { return numerator }
    let place = (x: point.x / point.w, y: point.y / point.w)
    let slope = AffineMap(
      a: a - place.x * p, b: b - place.y * p, c: c - place.x * q, d: d - place.y * q, tx: 0, ty: 0)
    return AffineMap(translationX: -x, y: -y).concatenating(slope.scaled(by: 1 / point.w))
      .concatenating(AffineMap(translationX: place.x, y: place.y))
  }
}
