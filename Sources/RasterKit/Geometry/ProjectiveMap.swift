/// A map of the plane that keeps lines straight, but not parallel: what a layer turned in space and
/// seen in perspective does.
///
/// x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w with w = p·x + q·y + r. Points with w ≤ 0 are
/// behind the eye.
package struct ProjectiveMap: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double
  package var p: Double
  package var q: Double
  package var r: Double

  @inlinable
  package init(_ map: AffineMap, p: Double = 0, q: Double = 0, r: Double = 1) {
    (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    (self.p, self.q, self.r) = (p, q, r)
  }

  package static let identity = ProjectiveMap(.identity)
}

extension ProjectiveMap {
  /// Whether parallels stay parallel.
  @inlinable package var isAffine: Bool { p == 0 && q == 0 && r != 0 }

  /// The same map where it is affine and in front of the eye; nil elsewhere.
  package var affine: AffineMap? {
    guard isAffine, r > 0 else { return nil }
    return AffineMap(a: a / r, b: b / r, c: c / r, d: d / r, tx: tx / r, ty: ty / r)
  }

  package var isFinite: Bool {
    AffineMap(a: a, b: b, c: c, d: d, tx: tx, ty: ty).isFinite && p.isFinite && q.isFinite
      && r.isFinite
  }

  package var determinant: Double {
    a * (d * r - ty * q) - c * (b * r - ty * p) + tx * (b * q - d * p)
  }

  /// What x' and y' are before they are divided by w, and w.
  @inlinable
  package func homogeneous(x: Double, y: Double) -> (x: Double, y: Double, w: Double) {
    (a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + r)
  }

  /// Nil for points behind the eye.
  package func apply(x: Double, y: Double) -> (x: Double, y: Double)? {
    let point = homogeneous(x: x, y: y)
    return point.w > 0 ? (point.x / point.w, point.y / point.w) : nil
  }

  /// First this map, then `next`.
  package func concatenating(_ next: ProjectiveMap) -> ProjectiveMap {
    let (n, column) = (
      next,
      { (x: Double, y: Double, w: Double) in
        (
          next.a * x + next.c * y + next.tx * w, next.b * x + next.d * y + next.ty * w,
          next.p * x + next.q * y + next.r * w
        )
      }
    )
    let (first, second, third) = (column(a, b, p), column(c, d, q), column(tx, ty, r))
    var result = n
    (result.a, result.b, result.p) = first
    (result.c, result.d, result.q) = second
    (result.tx, result.ty, result.r) = third
    return result
  }

  /// The way back, or nil where the map flattens the plane or is not finite.
  ///
  /// Scaled so that what is in front of the eye on the way there is so on the way back.
  package var inverted: ProjectiveMap? {
    let det = determinant
    var inverse = ProjectiveMap.identity
    inverse.a = (d * r - ty * q) / det
    inverse.c = (tx * q - c * r) / det
    inverse.tx = (c * ty - tx * d) / det
    inverse.b = (ty * p - b * r) / det
    inverse.d = (a * r - tx * p) / det
    inverse.ty = (tx * b - a * ty) / det
    inverse.p = (b * q - d * p) / det
    inverse.q = (c * p - a * q) / det
    inverse.r = (a * d - b * c) / det
    return det != 0 && isFinite && inverse.isFinite ? inverse : nil
  }
}
