extension CGContext {
  /// Lends the `cairo_t` (as an opaque pointer) to code that draws glyphs on it.
  ///
  /// Its matrix is user space, its source the fill colour, clip, blend mode, mask and shadow are the
  /// context's; code that sets other colours multiplies their alpha by `alpha`. `body` must leave its
  /// save and restore balanced and may be handed a picture of its own that is brought in afterwards:
  /// it must not keep the pointer. `extent`, in user space, is all that is touched; without it the
  /// whole clip is. Nothing is called where nothing could be drawn.
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

  /// The colour glyphs and fills have now.
  package var fillColor: CGColor { state.fillColor }

  /// The colour lines have now.
  package var strokeColor: CGColor { state.strokeColor }
}
