extension CGContext {
  /// Passes the `cairo_t` (as an opaque pointer) to code that draws glyphs.
  ///
  /// Its matrix is user space, its source the fill colour; clip, blend mode, mask and shadow are
  /// the context's. Code that sets other colours must multiply their alpha by `alpha`. `body` must
  /// balance its saves and restores. It must not keep the pointer, which may belong to a temporary
  /// image that is composed afterwards. `extent`, in user space, bounds the drawing; nil means the
  /// whole clip. `body` is not called if nothing would be drawn.
  package func withCairo(
    extent: CGRect? = nil, _ body: (_ cairo: OpaquePointer, _ alpha: Double) -> Void
  ) {
    let (transform, color) = (state.transform, state.fillColor.rgba)
    paint(extent?.applying(transform)) { cairo, alpha in
      cairo.save()
      cairo.setTransform(transform)
      cairo.setSource(color, alpha: alpha)
      body(cairo.pointer, alpha)
      cairo.restore()
    }
  }

  /// The current colour of glyphs and fills.
  package var fillColor: CGColor { state.fillColor }

  /// The current colour of strokes.
  package var strokeColor: CGColor { state.strokeColor }
}
