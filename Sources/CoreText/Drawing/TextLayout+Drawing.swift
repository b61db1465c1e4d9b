import CUIPango
package import CoreGraphics

extension TextLayout {
  /// Draws all lines with the layout's top left corner at `origin`, for contexts whose y axis
  /// points down. Baselines are aligned to whole rows of pixels.
  ///
  /// A `tint` replaces the colours of glyphs and decorations, for example for shadows. Call only on
  /// the thread that made the layout.
  package func draw(in context: CGContext, at origin: CGPoint, tint: CGColor? = nil) {
    guard origin.x.isFinite, origin.y.isFinite, !lines.isEmpty else { return }
    context.withCairo { cairo, alpha in
      cairo_save(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      let painter = TextPainter(cairo: cairo, alpha: alpha, storage: storage, tint: tint)
      for line in lines { painter.paint(line, at: origin) }
      cairo_restore(cairo)
    }
  }

  /// The size of the calling thread's cache of glyph masks; the cache is cleared at one megabyte.
  package static var cachedGlyphBytes: Int { GlyphMaskCache.current.byteCount }
}
