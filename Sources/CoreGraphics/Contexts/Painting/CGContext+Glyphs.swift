extension CGContext {
  /// Passes a pen to code that draws glyphs.
  ///
  /// Its matrix is user space, its source the fill colour; clip, blend mode, mask and shadow are
  /// the context's. `body` must balance its saves and restores. It must not keep the pen, which may
  /// belong to a temporary image that is composed afterwards. `extent`, in user space, bounds the
  /// drawing; nil means the whole clip. `body` is not called if nothing would be drawn.
  package func withGlyphPen(extent: CGRect? = nil, _ body: (GlyphPen) -> Void) {
    let (transform, color) = (state.transform, state.fillColor)
    paint(extent?.applying(transform)) { cairo, alpha in
      cairo.save()
      cairo.setTransform(transform)
      let pen = GlyphPen(context: self, target: cairo, alpha: alpha)
      pen.setColor(color)
      body(pen)
      cairo.restore()
    }
  }

  /// The current colour of glyphs and fills.
  package var fillColor: CGColor { state.fillColor }

  /// The current colour of strokes.
  package var strokeColor: CGColor { state.strokeColor }
}

/// Draws glyphs on a context.
package struct GlyphPen {
  let context: CGContext
  let target: CairoContext
  /// A factor for every colour's alpha.
  let alpha: Double

  /// The `cairo_t`.
  package var cairo: OpaquePointer { target.pointer }

  /// The context's own.
  package var fillColor: CGColor { context.fillColor }

  /// Sets the source, which may be a pattern.
  package func setColor(_ color: CGColor) { target.setSource(context.source(color), alpha: alpha) }
}
