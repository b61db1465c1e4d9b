// Core Animation's functions on transforms. "A then B" is the product A x B, because points are
// rows.

/// Moves every point by the same amount.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3D()
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// Scales along the axes around the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// Rotates by `angle` radians around the axis (x, y, z) of any length (Rodrigues' formula).
///
/// An axis of length 0 gives the identity; Apple leaves the result undefined.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (sin(angle), cos(angle))
  let k = 1 - c
  var t = CATransform3D()
  (t.m11, t.m12, t.m13) = (x * x * k + c, x * y * k + z * s, x * z * k - y * s)
  (t.m21, t.m22, t.m23) = (x * y * k - z * s, y * y * k + c, y * z * k + x * s)
  (t.m31, t.m32, t.m33) = (x * z * k + y * s, y * z * k - x * s, z * z * k + c)
  return t
}

/// Moves first, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales first, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates first, then applies `t`; radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var t = CATransform3D()
  t.row1 = b.transforming(a.row1)
  t.row2 = b.transforming(a.row2)
  t.row3 = b.transforming(a.row3)
  t.row4 = b.transforming(a.row4)
  return t
}

/// The inverse of `t`; `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Whether all sixteen numbers are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// The transform that acts on x and y like `m` and keeps z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D()
  (t.m11, t.m12, t.m21, t.m22) = (m.a, m.b, m.c, m.d)
  (t.m41, t.m42) = (m.tx, m.ty)
  return t
}

/// Whether a `CGAffineTransform` can represent `t`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  let column3 = t.m13 == 0 && t.m23 == 0 && t.m33 == 1 && t.m43 == 0
  let column4 = t.m14 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1
  return column3 && column4 && t.m31 == 0 && t.m32 == 0
}

/// The effect of `t` on x and y in the plane z = 0; meaningful if `CATransform3DIsAffine` is true.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
