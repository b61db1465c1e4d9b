import CUICairo

/// Passes paths and pens to a `cairo_t`, clamped to the numbers Cairo can represent.
struct CairoPathWriter {
  let raw: OpaquePointer

  /// Makes a path given in pixels the current path.
  func place(_ path: PathElements, _ rule: CGPathFillRule) {
    begin(rule)
    for element in path.list { place(element) }
  }

  /// Makes a rectangle given in pixels the current path.
  func place(_ rect: CGRect) {
    begin(.winding)
    let (left, right) = (cut(rect.minX), cut(rect.maxX))
    let (top, bottom) = (cut(rect.minY), cut(rect.maxY))
    cairo_move_to(raw, left, top)
    cairo_line_to(raw, right, top)
    cairo_line_to(raw, right, bottom)
    cairo_line_to(raw, left, bottom)
    cairo_close_path(raw)
  }

  private func begin(_ rule: CGPathFillRule) {
    cairo_identity_matrix(raw)
    cairo_set_fill_rule(
      raw, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    cairo_new_path(raw)
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

  /// Workaround: Cairo's 24.8 fixed point numbers wrap around at 2^23 pixels.
  private func cut(_ x: CGFloat) -> Double { min(max(Double(x), -4e6), 4e6) }

  func setLine(_ style: LineStyle) {
    cairo_set_line_width(raw, Double(style.width))
    cairo_set_line_cap(raw, style.cap.cairo)
    cairo_set_line_join(raw, style.join.cairo)
    cairo_set_miter_limit(raw, Double(style.miterLimit))
    if style.dashLengths.isEmpty, cairo_get_dash_count(raw) == 0 { return }
    let dashes = style.dashLengths.map { Double($0) }
    cairo_set_dash(raw, dashes, Int32(dashes.count), Double(style.dashPhase))
  }
}
