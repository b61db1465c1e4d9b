internal import CUIKernels

extension Reference {
  /// How much of a pixel is inside the round corner it is at; 1 away from corners.
  static func insideCorner(_ s: cui_shape, u: Float, v: Float) -> Float {
    let (ou, ov) = (abs(u) - s.corner_u, abs(v) - s.corner_v)
    let bit: Int32 = (u < 0 ? 1 : 2) << (v < 0 ? 0 : 2)
    guard ou > 0, ov > 0, s.corners & bit != 0 else { return 1 }
    return s.smoothing > 0
      ? insideCurve(s, ou: ou, ov: ov, uv: u * v) : insideArc(s, ou: ou, ov: ov, uv: u * v)
  }

  /// Signed distance by value over gradient: pixels, to first order, under any affine map.
  private static func insideArc(_ s: cui_shape, ou: Float, ov: Float, uv: Float) -> Float {
    let length = (ou * ou + ov * ov).squareRoot()
    if s.is_similarity != 0 { return between(s.radius - length, scale: s.scale_u, limit: 1) }
    let skew = uv < 0 ? -s.gradient_uv : s.gradient_uv
    let gradient = s.gradient_uu * (ou * ou) + s.gradient_vv * (ov * ov) + skew * (ou * ov)
    return between(s.radius - length, scale: length / gradient.squareRoot(), limit: 1)
  }

  /// Distance from the curve, measured perpendicular to the nearer edge and divided by its
  /// gradient.
  private static func insideCurve(_ s: cui_shape, ou: Float, ov: Float, uv: Float) -> Float {
    let (minor, major) = (min(ou, ov), max(ou, ov))
    // Past the diagonal the curve continues as a straight line.
    let at = min(minor, s.reach - 0.2919 * s.radius)
    let (smooth, arc) = (smoothCurve(s, at), arcCurve(s, at))
    let fall = arc.fall + (smooth.fall - arc.fall) * s.smoothing
    let top = arc.height + (smooth.height - arc.height) * s.smoothing
    let depth = top - fall * (minor - at) - major
    let (du, dv) = ou < ov ? (fall, 1) : (1, fall)
    let skew = uv < 0 ? -s.gradient_uv : s.gradient_uv
    let gradient = s.gradient_uu * (du * du) + s.gradient_vv * (dv * dv) + skew * (du * dv)
    return min(max(depth / gradient.squareRoot() + 0.5, 0), 1)
  }

  /// See `CornerCurve.continuous`.
  private static func smoothCurve(
    _ s: cui_shape, _ minor: Float
  ) -> (height: Float, fall: Float) {
    let (x, start) = (minor * (1 / s.radius) + s.smooth_start, s.smooth_start)
    let (xx, ss) = (x * x, start * start)
    let missing = ss * start * (0.0266 + 0.0483 * start + 0.0444 * ss)
    let drop = xx * x * (0.0266 + 0.0483 * x + 0.0444 * xx) - missing
    let fall = xx * (0.0798 + 0.1932 * x + 0.222 * xx)
    return (s.reach - drop * s.radius, fall)
  }

  private static func arcCurve(_ s: cui_shape, _ minor: Float) -> (height: Float, fall: Float) {
    let centre = s.reach - s.radius
    let x = max(minor - centre, 0)
    let height = (s.radius * s.radius - x * x).squareRoot()
    return (centre + height, x / height)
  }
}
