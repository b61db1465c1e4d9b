import CUICairo
package import RasterKit

/// How a line is drawn along a path, in user space.
package struct LineStyle: Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init() {}
}

extension CairoContext {
  /// Fills a path given in pixels with the source; pixels outside it stay as they are in all modes.
  package func fill(_ path: PathElements, rule: CGPathFillRule) {
    guard !reachesOutsideShapes else { return paintInside(path, rule) }
    place(path, rule)
    cairo_fill(raw)
  }

  /// Strokes a path given in pixels with a pen given in user space.
  package func stroke(_ path: PathElements, _ style: LineStyle, _ transform: CGAffineTransform) {
    guard !reachesOutsideShapes else {
      let user = path.applying(transform.inverted())
      return paintInside(user.stroked(style).applying(transform), .winding)
    }
    place(path, .winding)
    setTransform(transform)
    setLine(style)
    cairo_stroke(raw)
  }

  /// Narrows the clip to a path given in pixels.
  package func clip(_ path: PathElements, rule: CGPathFillRule) {
    place(path, rule)
    cairo_clip(raw)
  }

  package func resetClip() { cairo_reset_clip(raw) }

  /// The pixels the clip touches.
  package var clipBounds: PixelRect {
    cairo_identity_matrix(raw)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(raw, &x1, &y1, &x2, &y2)
    return PixelRect(
      minX: Int32(x1.rounded(.down)), minY: Int32(y1.rounded(.down)),
      maxX: Int32(x2.rounded(.up)), maxY: Int32(y2.rounded(.up)))
  }

  private func paintInside(_ path: PathElements, _ rule: CGPathFillRule) {
    save()
    clip(path, rule: rule)
    cairo_paint(raw)
    restore()
  }

  private func place(_ path: PathElements, _ rule: CGPathFillRule) {
    cairo_identity_matrix(raw)
    cairo_set_fill_rule(
      raw, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_new_path(raw)
    for element in path.list { place(element) }
  }

  private func place(_ element: PathElements.Element) {
    switch element {
    case .move(let p): cairo_move_to(raw, cut(p.x), cut(p.y))
    case .line(let p): cairo_line_to(raw, cut(p.x), cut(p.y))
    case .quad(let control, let end): placeQuad(control, end)
    case .cubic(let c1, let c2, let p):
      cairo_curve_to(raw, cut(c1.x), cut(c1.y), cut(c2.x), cut(c2.y), cut(p.x), cut(p.y))
    case .close: cairo_close_path(raw)
    }
  }

  private func placeQuad(_ control: CGPoint, _ end: CGPoint) {
    var (x, y) = (0.0, 0.0)
    cairo_get_current_point(raw, &x, &y)
    let here = CGPoint(x: x, y: y)
    guard let cubic = Cubic(.quad(control, end), from: here) else { return }
    place(.cubic(cubic.p1, cubic.p2, cubic.p3))
  }

  /// Cairo's 24.8 fixed point numbers wrap around at 2^23 pixels.
  private func cut(_ x: CGFloat) -> Double { min(max(Double(x), -4e6), 4e6) }

  private func setLine(_ style: LineStyle) {
    cairo_set_line_width(raw, Double(style.width))
    cairo_set_line_cap(raw, style.cap.cairo)
    cairo_set_line_join(raw, style.join.cairo)
    cairo_set_miter_limit(raw, Double(style.miterLimit))
    let dashes = style.dashLengths.map { Double($0) }
    cairo_set_dash(raw, dashes, Int32(dashes.count), Double(style.dashPhase))
  }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
