internal import CUIKernels

extension Reference {
  /// Every pixel of `clip` by its own coverage; no spans.
  package static func solidOver(
    _ target: PixelTarget, shape: RoundedShape, clip: PixelRect, color: UInt32
  ) {
    forEachPixel(of: target, in: clip.intersection(shape.bounds)) { x, y, d in
      d = over(scale(color, by: coverage(of: shape, x: x, y: y)), d)
    }
  }

  /// How much of a pixel the shape covers, 0 to 255.
  ///
  /// Away from corners the part of the pixel between u = ±half times the part between v = ±half,
  /// each by the distance to the nearer edge; in a corner by the distance to its arc.
  package static func coverage(of shape: RoundedShape, x: Int32, y: Int32) -> UInt8 {
    guard shape.bounds.contains(x: x, y: y) else { return 0 }
    if shape.outline.hard_edges != 0 { return shape.rowSpans(y: y).outer.contains(x) ? 255 : 0 }
    let s = shape.outline
    let (u, v) = place(of: s, x: x, y: y)
    let (du, dv) = (abs(u), abs(v))
    var part =
      between(s.half_u - du, scale: s.scale_u, limit: s.most_u)
      * between(s.half_v - dv, scale: s.scale_v, limit: s.most_v)
    if s.radius > 0, du > s.corner_u, dv > s.corner_v {
      part = min(part, insideArc(s, ou: du - s.corner_u, ov: dv - s.corner_v, uv: u * v))
    }
    return UInt8(part * 255 + 0.5)
  }

  /// In the rounding of the kernels: linear from the shape's first column.
  private static func place(of s: cui_shape, x: Int32, y: Int32) -> (Float, Float) {
    let (firstX, centerY, column) = (Double(s.min_x) + 0.5, Double(y) + 0.5, Float(x - s.min_x))
    let u = Float(s.ux * firstX + (s.uy * centerY + s.u0))
    let v = Float(s.vx * firstX + (s.vy * centerY + s.v0))
    return (u + Float(s.ux) * column, v + Float(s.vx) * column)
  }

  private static func between(_ distance: Float, scale: Float, limit: Float) -> Float {
    min(max(distance * scale + 0.5, 0), limit)
  }

  /// Distance over its gradient: pixels, to first order, under any affine map.
  private static func insideArc(_ s: cui_shape, ou: Float, ov: Float, uv: Float) -> Float {
    let length = (ou * ou + ov * ov).squareRoot()
    if s.is_similarity != 0 { return between(s.radius - length, scale: s.scale_u, limit: 1) }
    let skew = uv < 0 ? -s.gradient_uv : s.gradient_uv
    let gradient = s.gradient_uu * (ou * ou) + s.gradient_vv * (ov * ov) + skew * (ou * ov)
    return between(s.radius - length, scale: length / gradient.squareRoot(), limit: 1)
  }
}
