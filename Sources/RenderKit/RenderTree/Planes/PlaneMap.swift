package import CoreGraphics
package import RasterKit

/// How the plane of one layer lies in another plane: its parent's, or the device's pixels.
///
/// Straight lines stay straight. Without perspective it is affine, which is the fast way everywhere;
/// with it, every point is divided by its `divisor`, and what that makes zero or less lies at or
/// behind the viewer's eye and is not seen.
package struct PlaneMap: Hashable, Sendable {
  /// The whole map where `isAffine`; else what is divided.
  package var affine: AffineMap
  package var divisor: Divisor

  /// x·`x` + y·`y` + `one`: 1 in the plane of projection, smaller nearer to the eye.
  package struct Divisor: Hashable, Sendable {
    package var x = 0.0
    package var y = 0.0
    package var one = 1.0

    package static let none = Divisor()
  }

  @inlinable
  package init(_ affine: AffineMap) {
    self.affine = affine
    divisor = .none
  }

  /// What is divided by a divisor that is the same everywhere is affine, if it is seen at all.
  package init(_ affine: AffineMap, divisor: Divisor) {
    self.affine = affine
    self.divisor = divisor
    if divisor.x == 0 && divisor.y == 0 && divisor.one >= PlaneMap.nearest {
      self.affine = affine.scaled(by: 1 / divisor.one)
      self.divisor = .none
    }
  }

  /// What a transform of space does to the plane z = 0, seen from the front.
  package init(flattening t: CATransform3D) {
    let affine = AffineMap(
      a: Double(t.m11), b: Double(t.m12), c: Double(t.m21), d: Double(t.m22), tx: Double(t.m41),
      ty: Double(t.m42))
    self.init(
      affine, divisor: Divisor(x: Double(t.m14), y: Double(t.m24), one: Double(t.m44)))
  }

  package static let identity = PlaneMap(.identity)

  /// Whether there is no perspective.
  package var isAffine: Bool { divisor == .none }
}

extension PlaneMap {
  /// Whether something drawn through it has a finite shape with area.
  package var isDrawable: Bool {
    let determinant = determinant
    return isFinite && determinant.isFinite && determinant != 0
  }

  package var isFinite: Bool {
    affine.isFinite && (divisor.x + divisor.y + divisor.one).isFinite
  }

  /// Negative where the plane is seen from behind.
  package var determinant: Double {
    let m = affine
    if isAffine { return m.determinant }
    return m.a * (m.d * divisor.one - divisor.y * m.ty)
      - m.b * (m.c * divisor.one - divisor.y * m.tx) + divisor.x * (m.c * m.ty - m.d * m.tx)
  }

  /// First this map, then `next`.
  package func concatenating(_ next: PlaneMap) -> PlaneMap {
    if isAffine && next.isAffine { return PlaneMap(affine.concatenating(next.affine)) }
    let (m, n, w, v) = (affine, next.affine, divisor, next.divisor)
    let product = AffineMap(
      a: m.a * n.a + m.b * n.c + w.x * n.tx, b: m.a * n.b + m.b * n.d + w.x * n.ty,
      c: m.c * n.a + m.d * n.c + w.y * n.tx, d: m.c * n.b + m.d * n.d + w.y * n.ty,
      tx: m.tx * n.a + m.ty * n.c + w.one * n.tx, ty: m.tx * n.b + m.ty * n.d + w.one * n.ty)
    return PlaneMap(
      product,
      divisor: Divisor(
        x: m.a * v.x + m.b * v.y + w.x * v.one, y: m.c * v.x + m.d * v.y + w.y * v.one,
        one: m.tx * v.x + m.ty * v.y + w.one * v.one))
  }

  /// The way back; nil where the plane is seen edge-on. What lies in front of the eye has a divisor
  /// above zero both ways.
  package var inverted: PlaneMap? {
    if isAffine { return affine.inverted.map(PlaneMap.init) }
    let (m, w, scale) = (affine, divisor, 1 / determinant)
    let adjugate = AffineMap(
      a: m.d * w.one - w.y * m.ty, b: w.x * m.ty - m.b * w.one, c: w.y * m.tx - m.c * w.one,
      d: m.a * w.one - w.x * m.tx, tx: m.c * m.ty - m.d * m.tx, ty: m.b * m.tx - m.a * m.ty)
    let back = PlaneMap(
      adjugate.scaled(by: scale),
      divisor: Divisor(
        x: (m.b * w.y - w.x * m.d) * scale, y: (w.x * m.c - m.a * w.y) * scale,
        one: m.determinant * scale))
    return scale.isFinite && back.isFinite ? back : nil
  }

  /// Where a point goes; nil where that is at or behind the eye.
  package func apply(x: Double, y: Double) -> (x: Double, y: Double)? {
    let point = affine.apply(x: x, y: y)
    if isAffine { return point }
    let depth = x * divisor.x + y * divisor.y + divisor.one
    guard depth >= PlaneMap.nearest else { return nil }
    return (point.x / depth, point.y / depth)
  }

  /// The affine map that agrees with this one in and around the middle of a box; the map itself
  /// without perspective.
  package func tangent(of box: PlaneBox) -> AffineMap {
    if isAffine { return affine }
    let (x, y) = ((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
    guard let place = apply(x: x, y: y) else { return affine }
    let scale = 1 / (x * divisor.x + y * divisor.y + divisor.one)
    let slope = AffineMap(
      a: affine.a - place.x * divisor.x, b: affine.b - place.y * divisor.x,
      c: affine.c - place.x * divisor.y, d: affine.d - place.y * divisor.y, tx: 0, ty: 0)
    return AffineMap(translationX: -x, y: -y).concatenating(slope.scaled(by: scale))
      .concatenating(AffineMap(translationX: place.x, y: place.y))
  }

  /// The same map in the words of the kernels.
  var projective: ProjectiveMap {
    ProjectiveMap(affine, p: divisor.x, q: divisor.y, r: divisor.one)
  }

  /// Divisors below this are too near the eye: what is there would be a thousand times as large.
  package static let nearest = 1.0 / 1024
}
