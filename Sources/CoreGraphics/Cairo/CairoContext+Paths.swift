import CUICairo
package import RasterKit

/// How a path is stroked, in user space.
package struct LineStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init() {}
}

extension CairoContext {
  /// Fills a path given in pixels with the source. Pixels outside it are unchanged in all modes.
  package func fill(_ path: PathElements, rule: CGPathFillRule) {
    guard !isUnbounded else { return paintClipped(path, rule) }
    writer.place(path, rule)
    cairo_fill(raw)
  }

  /// Fills a rectangle given in pixels with the source, as the path along its edges.
  package func fill(_ rect: CGRect) {
    if isUnbounded {
      var path = PathElements()
      path.addRect(rect)
      return fill(path, rule: .winding)
    }
    if fillPixels(rect) { return }
    writer.place(rect)
    cairo_fill(raw)
  }

  /// Without Cairo, if the source is one colour. Without smooth edges, Cairo chooses the pixels.
  private func fillPixels(_ rect: CGRect) -> Bool {
    let area = PartialRect(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX),
      maxY: Double(rect.maxY))
    guard area.isWhole || cairo_get_antialias(raw) != CAIRO_ANTIALIAS_NONE else { return false }
    cairo_identity_matrix(raw)
    return SolidCanvas(raw)?.fill(area) ?? false
  }

  /// Strokes a path given in pixels with a pen given in user space.
  package func stroke(_ path: PathElements, _ style: LineStyle, _ transform: CGAffineTransform) {
    guard !isUnbounded else {
      let user = path.applying(transform.inverted())
      return paintClipped(user.stroked(style).applying(transform), .winding)
    }
    writer.place(path, .winding)
    setTransform(transform)
    writer.setLine(style)
    cairo_stroke(raw)
  }

  /// Narrows the clip to a path given in pixels.
  package func clip(_ path: PathElements, rule: CGPathFillRule) {
    writer.place(path, rule)
    cairo_clip(raw)
  }

  package func resetClip() { cairo_reset_clip(raw) }

  /// The bounds of the clip in pixels.
  package var clipBounds: PixelRect {
    cairo_identity_matrix(raw)
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(raw, &x1, &y1, &x2, &y2)
    return PixelRect(
      minX: Int32(x1.rounded(.down)), minY: Int32(y1.rounded(.down)),
      maxX: Int32(x2.rounded(.up)), maxY: Int32(y2.rounded(.up)))
  }

  private func paintClipped(_ path: PathElements, _ rule: CGPathFillRule) {
    save()
    clip(path, rule: rule)
    paintSource()
    restore()
  }

  private var writer: CairoPathWriter { CairoPathWriter(raw: raw) }
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
