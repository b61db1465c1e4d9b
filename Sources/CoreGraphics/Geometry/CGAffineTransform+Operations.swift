extension CGAffineTransform {
  /// Applies this transform first and then `t2`: the product self x t2 on row vectors.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Translates in this transform's own coordinates, before the transform is applied.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// Scales this transform's own axes, before the transform is applied.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Rotates this transform's own axes, before the transform is applied; radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The inverse; this transform itself if it is singular.
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let area = determinant
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The signed area of the transformed unit square.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether none of the six numbers is infinite or NaN.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  package var isInvertible: Bool {
    let area = determinant
    return isFinite && area != 0 && area.isFinite && (1 / area).isFinite
  }
}
