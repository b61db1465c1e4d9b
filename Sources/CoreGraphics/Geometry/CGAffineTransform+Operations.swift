extension CGAffineTransform {
  /// Applies this transform first and `t2` to the result: the product self x t2 on row vectors.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Moves in this transform's own coordinates, before the transform is applied.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: a * x + c * y + tx, ty: b * x + d * y + ty)
  }

  /// Stretches this transform's own axes, before the transform is applied.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: a * sx, b: b * sx, c: c * sy, d: d * sy, tx: tx, ty: ty)
  }

  /// Turns this transform's own axes, before the transform is applied; radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The transform that undoes this one; this one itself where nothing can (its area is zero).
  public func inverted() -> CGAffineTransform {
    guard isInvertible else { return self }
    let area = determinant
    return CGAffineTransform(
      a: d / area, b: -b / area, c: -c / area, d: a / area,
      tx: (c * ty - d * tx) / area, ty: (b * tx - a * ty) / area)
  }

  /// The area (with sign) of what the unit square becomes.
  package var determinant: CGFloat { a * d - b * c }

  /// Whether all six numbers are neither infinite nor NaN.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  package var isInvertible: Bool {
    let area = determinant
    return isFinite && area != 0 && area.isFinite && (1 / area).isFinite
  }
}
