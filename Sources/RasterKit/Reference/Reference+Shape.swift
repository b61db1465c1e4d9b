internal import CUIKernels

extension Reference {
  /// Computes the coverage of every pixel of `clip`, without spans.
  package static func solidOver(
    _ target: PixelTarget, shape: RoundedShape, clip: PixelRect, color: UInt32
  ) {
    forEachPixel(of: target, in: clip.intersection(shape.bounds)) { x, y, d in
      d = over(scale(color, by: coverage(of: shape, x: x, y: y)), d)
    }
  }

  /// How much of a pixel the shape covers, 0 to 255.
  ///
  /// Away from corners: the part of the pixel between u = ±half times the part between v = ±half,
  /// each by the distance to the nearer edge. In a corner: by the distance to its arc.
  package static func coverage(of shape: RoundedShape, x: Int32, y: Int32) -> UInt8 {
    guard shape.bounds.contains(x: x, y: y) else { return 0 }
    let s = shape.outline
    let (u, v) = place(of: s, x: x, y: y)
    let (du, dv) = (abs(u), abs(v))
    if s.hard_edges != 0 {
      let isInside =
        s.smoothing > 0
        ? du <= s.half_u && dv <= s.half_v && insideCorner(s, u: u, v: v) >= 0.5
        : shape.rowSpans(y: y).outer.contains(x)
      return isInside ? 255 : 0
    }
    var part =
      between(s.half_u - du, scale: s.scale_u, limit: s.most_u)
      * between(s.half_v - dv, scale: s.scale_v, limit: s.most_v)
    if s.radius > 0 { part = min(part, insideCorner(s, u: u, v: v)) }
    return UInt8(part * 255 + 0.5)
  }

  /// Rounded as in the kernels: linear from the shape's first column.
  private static func place(of s: cui_shape, x: Int32, y: Int32) -> (Float, Float) {
    let (firstX, centerY, column) = (Double(s.min_x) + 0.5, Double(y) + 0.5, Float(x - s.min_x))
    let u = Float(s.ux * firstX + (s.uy * centerY + s.u0))
    let v = Float(s.vx * firstX + (s.vy * centerY + s.v0))
    return (u + Float(s.ux) * column, v + Float(s.vx) * column)
  }

  static func between(_ distance: Float, scale: Float, limit: Float) -> Float {
    min(max(distance * scale + 0.5, 0), limit)
  }
}
