import CoreGraphics

/// A decomposed 2D transform: scale, then shear, then rotation, then translation. z is kept
/// separately.
struct AffineDecomposition {
  var scaleX: Double
  var scaleY: Double
  /// The shear of the second axis along the first.
  var shear: Double
  var angle: Double
  var translation: SIMD2<Double>
  /// z scale in x, z translation in y.
  var depth: SIMD2<Double>

  /// nil where x and y mix with z, or the 2D part is singular.
  ///
  /// A mirrored transform gets the negative sign on the axis that keeps the angle small, so that
  /// interpolating to it squeezes the layer instead of turning it.
  init?(_ t: CATransform3D) {
    guard AffineDecomposition.isPlane(t) else { return nil }
    let (a, b, c, d) = (Double(t.m11), Double(t.m12), Double(t.m21), Double(t.m22))
    if a == 1, b == 0, c == 0, d == 1 {
      (scaleX, scaleY, shear, angle) = (1, 1, 0, 0)
      translation = SIMD2(Double(t.m41), Double(t.m42))
      depth = SIMD2(Double(t.m33), Double(t.m43))
      return
    }
    let determinant = a * d - b * c
    let length = (a * a + b * b).squareRoot()
    guard determinant != 0, length > 0, (determinant / length).isFinite else { return nil }
    scaleX = determinant < 0 && a < d ? -length : length
    scaleY = determinant / scaleX
    let (cosine, sine) = (a / scaleX, b / scaleX)
    shear = (c * cosine + d * sine) / scaleY
    angle = atan2(sine, cosine)
    translation = SIMD2(Double(t.m41), Double(t.m42))
    depth = SIMD2(Double(t.m33), Double(t.m43))
  }

  /// Whether x and y are independent of z, z is independent of them, and there is no perspective.
  private static func isPlane(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m23 == 0 && t.m31 == 0 && t.m32 == 0
      && t.m14 == 0 && t.m24 == 0 && t.m34 == 0 && t.m44 == 1
  }

  var matrix: CATransform3D {
    let (cosine, sine) = angle == 0 ? (1, 0) : (cos(angle), sin(angle))
    var t = CATransform3D()
    (t.m11, t.m12) = (CGFloat(scaleX * cosine), CGFloat(scaleX * sine))
    t.m21 = CGFloat(scaleY * (shear * cosine - sine))
    t.m22 = CGFloat(scaleY * (shear * sine + cosine))
    (t.m41, t.m42) = (CGFloat(translation.x), CGFloat(translation.y))
    (t.m33, t.m43) = (CGFloat(depth.x), CGFloat(depth.y))
    return t
  }

  /// Each part on its own; the angle takes the shorter way.
  func interpolated(to end: AffineDecomposition, _ fraction: Double) -> AffineDecomposition {
    var parts = self
    parts.scaleX += (end.scaleX - scaleX) * fraction
    parts.scaleY += (end.scaleY - scaleY) * fraction
    parts.shear += (end.shear - shear) * fraction
    parts.translation += (end.translation - translation) * fraction
    parts.depth += (end.depth - depth) * fraction
    let turn = end.angle - angle
    parts.angle += (abs(turn) <= .pi ? turn : turn.remainder(dividingBy: 2 * .pi)) * fraction
    return parts
  }
}
