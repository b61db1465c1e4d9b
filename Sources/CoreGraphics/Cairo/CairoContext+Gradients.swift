import CUICairo

/// The geometry of a gradient, in user space.
package enum GradientShape {
  case linear(CGPoint, CGPoint)
  case radial(CGPoint, CGFloat, CGPoint, CGFloat)
}

extension CairoContext {
  /// Paints the clip with a gradient.
  package func paint(
    _ gradient: CGGradient, _ shape: GradientShape, _ options: CGGradientDrawingOptions,
    alpha: Double
  ) {
    let pattern = shape.makePattern()
    defer { cairo_pattern_destroy(pattern) }
    addStops(gradient.stops, options, to: pattern)
    cairo_set_source(raw, pattern)
    paintSource(alpha: alpha)
  }

  /// Workaround: Cairo extends a gradient at both ends or at neither. To extend only one, a
  /// transparent stop is added at the other.
  private func addStops(
    _ stops: [CGGradient.Stop], _ options: CGGradientDrawingOptions, to pattern: OpaquePointer?
  ) {
    guard let first = stops.first, let last = stops.last else { return }
    let clear = SIMD4<Double>(repeating: 0)
    if !options.contains(.drawsBeforeStartLocation) { add(clear, 0, pattern) }
    add(first.rgba, 0, pattern)
    for stop in stops { add(stop.rgba, stop.location, pattern) }
    add(last.rgba, 1, pattern)
    if !options.contains(.drawsAfterEndLocation) { add(clear, 1, pattern) }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
  }

  private func add(_ c: SIMD4<Double>, _ location: Double, _ pattern: OpaquePointer?) {
    cairo_pattern_add_color_stop_rgba(pattern, location, c.x, c.y, c.z, c.w)
  }
}

extension GradientShape {
  fileprivate func makePattern() -> OpaquePointer? {
    switch self {
    case .linear(let a, let b):
      cairo_pattern_create_linear(Double(a.x), Double(a.y), Double(b.x), Double(b.y))
    case .radial(let a, let r, let b, let s):
      cairo_pattern_create_radial(
        Double(a.x), Double(a.y), Double(r), Double(b.x), Double(b.y), Double(s))
    }
  }

  package var isFinite: Bool {
    switch self {
    case .linear(let a, let b): a.isFinite && b.isFinite
    case .radial(let a, let r, let b, let s):
      a.isFinite && b.isFinite && r.isFinite && s.isFinite && r >= 0 && s >= 0
    }
  }
}
