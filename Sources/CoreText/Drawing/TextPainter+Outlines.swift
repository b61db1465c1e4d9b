import CUIPango
import CoreGraphics

/// How glyphs are painted that are not just filled.
struct GlyphOutline {
  var fills: Bool
  /// The width of the line around glyphs, in user space; 0 for none.
  var lineWidth: CGFloat
  var lineColor: CGColor
  var join: CGLineJoin
}

extension TextPainter {
  /// By the attributes or, without a stroke of theirs, the context's text drawing mode; nil for glyphs
  /// that are just filled.
  func outline(_ attributes: TextAttributes) -> GlyphOutline? {
    let color = color(of: attributes)
    if let stroke = attributes.stroke {
      return GlyphOutline(
        fills: stroke.fills, lineWidth: stroke.width / 100 * attributes.font.descriptor.size,
        lineColor: tint ?? stroke.color ?? color, join: .miter)
    }
    let mode = pen.mode
    if mode == .fill && attributes.font.descriptor.matrix.isIdentity { return nil }
    return GlyphOutline(
      fills: mode.fills, lineWidth: mode.strokes ? pen.line.width : 0, lineColor: color,
      join: pen.line.join)
  }

  /// The source is the colour of the inside. Glyphs with colours of their own are only transformed.
  func paint(_ outline: GlyphOutline, of run: GlyphRun, _ place: CGPoint) {
    guard let font = run.font else { return }
    let settings = storage.run(at: run.byte).attributes.font.descriptor.settings
    let hasColors = run.hasColors
    run.visitParts(areGlyphs: settings?.isTurning ?? false) { glyphs, x in
      cairo_save(cairo)
      cairo_translate(cairo, Double(place.x + x), Double(place.y))
      if var matrix = settings?.drawingMatrix { cairo_transform(cairo, &matrix) }
      cairo_move_to(cairo, 0, 0)
      CairoFonts.exclusively {
        if hasColors {
          if outline.fills { ColorGlyphs.show(glyphs, of: font, on: cairo) }
          cairo_new_path(cairo)
        } else {
          pango_cairo_glyph_string_path(cairo, font, glyphs)
        }
      }
      cairo_restore(cairo)
    }
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

extension FontSettings {
  /// From glyphs as they are shaped to those that are drawn. Glyphs stand above their baseline, where y
  /// is negative.
  fileprivate var drawingMatrix: cairo_matrix_t {
    let shaped = Double(widening)
    return cairo_matrix_t(
      xx: Double(matrix.a) / shaped, yx: -Double(matrix.b) / shaped, xy: -Double(matrix.c) / shaped,
      yy: Double(matrix.d) / shaped, x0: 0, y0: 0)
  }

  /// Whether a line of glyphs would leave its baseline with its glyphs.
  fileprivate var isTurning: Bool { matrix.b != 0 || matrix.a <= 0.01 }
}

extension GlyphRun {
  /// The glyphs from left to right, one by one if asked for, and where each part begins.
  fileprivate func visitParts(
    areGlyphs: Bool, _ body: (UnsafeMutablePointer<PangoGlyphString>, _ x: CGFloat) -> Void
  ) {
    guard let glyphs = item.pointee.glyphs else { return }
    guard areGlyphs, let part = pango_glyph_string_new() else { return body(glyphs, 0) }
    defer { pango_glyph_string_free(part) }
    pango_glyph_string_set_size(part, 1)
    var x: Int32 = 0
    for index in 0..<Int(glyphs.pointee.num_glyphs) {
      part.pointee.glyphs[0] = glyphs.pointee.glyphs[index]
      part.pointee.log_clusters[0] = 0
      body(part, PangoUnits.points(x))
      x &+= glyphs.pointee.glyphs[index].geometry.width
    }
  }
}
