// Workaround: without `@usableFromInline` for the type and what it stores, `@inlinable` is ignored outside this
// module where it is `package`.

/// A projective map between planes, from a layer to its parent or to the pixels: straight lines stay
/// straight, but parallels stay parallel only without perspective.
///
/// x' = (a·x + c·y + tx) / w, y' = (b·x + d·y + ty) / w with w = p·x + q·y + r. Points with w ≤ 0 are
/// at or behind the viewer's eye.
@usableFromInline
package struct ProjectiveMap: Hashable, Sendable {
  @usableFromInline package var a: Double
  @usableFromInline package var b: Double
  @usableFromInline package var c: Double
  @usableFromInline package var d: Double
  @usableFromInline package var tx: Double
  @usableFromInline package var ty: Double
  @usableFromInline package var p: Double
  @usableFromInline package var q: Double
  @usableFromInline package var r: Double

  @inlinable
  package init(_ map: AffineMap, p: Double = 0, q: Double = 0, r: Double = 1) {
    (a, b, c, d, tx, ty) = (map.a, map.b, map.c, map.d, map.tx, map.ty)
    (self.p, self.q, self.r) = (p, q, r)
  }

  package static let identity = ProjectiveMap(.identity)

  /// Values of w below this are too near the eye: they would magnify a thousand times.
  package static let nearest = 1.0 / 1024
}

extension ProjectiveMap {
  /// Whether there is no division: then `numerator` is the whole map, which is the fast case.
  @inlinable package var isAffine: Bool { p == 0 && q == 0 && r == 1 }

  /// The map before the division by w.
  @inlinable package var numerator: AffineMap {
    AffineMap(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The same map if w is constant and in front of the eye; otherwise nil.
  package var affine: AffineMap? {
    p == 0 && q == 0 && r > 0 ? numerator.scaled(by: 1 / r) : nil
  }

  /// The map without its divisor if that is constant and not too near the eye.
  @usableFromInline
  package var reduced: ProjectiveMap {
    guard p == 0, q == 0, r != 1, r >= ProjectiveMap.nearest else { return self }
    return ProjectiveMap(numerator.scaled(by: 1 / r))
  }

  package var isFinite: Bool { numerator.isFinite && p.isFinite && q.isFinite && r.isFinite }

  /// Whether shapes drawn through it have a finite area other than 0.
  package var isDrawable: Bool {
    let determinant = determinant
    return isFinite && determinant.isFinite && determinant != 0
  }

  /// Negative if the plane is seen from behind.
  package var determinant: Double {
    if isAffine { return a * d - b * c }
    return a * (d * r - ty * q) - c * (b * r - ty * p) + tx * (b * q - d * p)
  }

  /// x' and y' before the division by w, and w.
  @inlinable
  package func homogeneous(x: Double, y: Double) -> (x: Double, y: Double, w: Double) {
    (a * x + c * y + tx, b * x + d * y + ty, p * x + q * y + r)
  }

  /// Nil for points at or behind the eye.
  package func apply(x: Double, y: Double) -> (x: Double, y: Double)? {
    let point = homogeneous(x: x, y: y)
    return point.w > 0 ? (point.x / point.w, point.y / point.w) : nil
  }

  /// This map followed by `next`.
  @inlinable
  package func concatenating(_ next: ProjectiveMap) -> ProjectiveMap {
    if isAffine && next.isAffine {
      return ProjectiveMap(numerator.concatenating(next.numerator))
    }
    return product(next).reduced
  }

  @usableFromInline
  package func product(_ next: ProjectiveMap) -> ProjectiveMap {
    var result = next
    (result.a, result.b, result.p) = next.column(a, b, p)
    (result.c, result.d, result.q) = next.column(c, d, q)
    (result.tx, result.ty, result.r) = next.column(tx, ty, r)
    return result
  }

  private func column(_ x: Double, _ y: Double, _ w: Double) -> (Double, Double, Double) {
    (a * x + c * y + tx * w, b * x + d * y + ty * w, p * x + q * y + r * w)
  }

  /// The inverse map; nil if the map is singular or not finite.
  ///
  /// Scaled so that points in front of the eye stay in front of it on the way back.
  package var inverted: ProjectiveMap? {
    if isAffine { return numerator.inverted.map { ProjectiveMap($0) } }
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

extension AffineMap {
  /// All six numbers times `factor`.
  @inlinable
  package func scaled(by factor: Double) -> AffineMap {
    AffineMap(
      a: a * factor, b: b * factor, c: c * factor, d: d * factor, tx: tx * factor, ty: ty * factor)
  }
}
