import CUIPango
import CoreGraphics

/// How glyphs are painted that are not just filled.
struct GlyphOutline {
  var fills: Bool
  /// The width of the line around glyphs, in user space; 0 for none.
  var lineWidth: CGFloat
  var lineColor: CGColor
  var join: CGLineJoin
  /// How far glyphs lean: x for each unit of y.
  var obliqueness: CGFloat
}

extension TextPainter {
  /// By the attributes or, without a stroke of theirs, the context's text drawing mode; nil for glyphs
  /// that are just filled.
  func outline(_ attributes: TextAttributes) -> GlyphOutline? {
    let color = tint ?? attributes.color
    if let stroke = attributes.stroke {
      return GlyphOutline(
        fills: stroke.fills, lineWidth: stroke.width / 100 * attributes.font.descriptor.size,
        lineColor: tint ?? stroke.color ?? color, join: .miter,
        obliqueness: attributes.obliqueness)
    }
    let mode = pen.mode
    if mode == .fill && attributes.obliqueness == 0 { return nil }
    return GlyphOutline(
      fills: mode.fills, lineWidth: mode.strokes ? pen.line.width : 0, lineColor: color,
      join: pen.line.join, obliqueness: attributes.obliqueness)
  }

  /// The source is the colour of the inside.
  func paint(_ outline: GlyphOutline, of run: GlyphRun, _ place: CGPoint) {
    guard let font = run.font, let glyphs = run.item.pointee.glyphs else { return }
    cairo_save(cairo)
    cairo_translate(cairo, Double(place.x), Double(place.y))
    // Glyphs stand above their baseline, where y is negative.
    var leaning = cairo_matrix_t(
      xx: 1, yx: 0, xy: -Double(outline.obliqueness), yy: 1, x0: 0, y0: 0)
    cairo_transform(cairo, &leaning)
    cairo_move_to(cairo, 0, 0)
    CairoFonts.exclusively { pango_cairo_glyph_string_path(cairo, font, glyphs) }
    cairo_restore(cairo)
    if outline.fills { cairo_fill_preserve(cairo) }
    if outline.lineWidth > 0 { stroke(outline) }
    cairo_new_path(cairo)
  }

  private func stroke(_ outline: GlyphOutline) {
    cairo_save(cairo)
    setColor(outline.lineColor)
    cairo_set_line_width(cairo, Double(outline.lineWidth))
    cairo_set_line_join(cairo, outline.join.cairo)
    cairo_stroke(cairo)
    cairo_restore(cairo)
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
