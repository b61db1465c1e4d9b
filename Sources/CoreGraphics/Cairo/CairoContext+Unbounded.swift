import CUICairo
import RasterKit

// Cairo calls some operators unbounded: they change pixels outside a shape or a mask, as Core Graphics never does.

extension CairoContext {
  /// Whether the operator is such a one.
  var isUnbounded: Bool {
    switch cairo_get_operator(raw) {
    case CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_ATOP:
      true
    default: false
    }
  }

  /// Paints the source inside the clip and, where there is one, the mask, which has the alpha then. The transform must be that under which
  /// the source was set.
  func paintSource(alpha: Double = 1, mask: CairoSurface? = nil) {
    if isUnbounded, surface.isBitmap { return paintUnbounded(alpha: mask == nil ? alpha : 1, mask) }
    if let mask {
      cairo_mask_surface(raw, mask.raw, 0, 0)
    } else {
      cairo_paint_with_alpha(raw, alpha)
    }
  }

  /// Workaround: under a clip that is no rectangle, Cairo 1.16 displaces the sources of these operators. So the
  /// result is made on a copy, without a clip, and put back through it.
  private func paintUnbounded(alpha: Double, _ mask: CairoSurface?) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(raw, &matrix)
    let bounds = clipBounds.intersection(surface.bounds)
    guard !bounds.isEmpty else { return cairo_set_matrix(raw, &matrix) }
    let copy = CairoContext(scratch: bounds)
    cairo_set_operator(copy.raw, CAIRO_OPERATOR_SOURCE)
    copy.compose(surface, offset: .zero, alpha: 1, mask: nil)
    cairo_set_operator(copy.raw, cairo_get_operator(raw))
    cairo_set_matrix(copy.raw, &matrix)
    cairo_set_source(copy.raw, cairo_get_source(raw))
    cairo_paint_with_alpha(copy.raw, alpha)
    save()
    cairo_set_operator(raw, CAIRO_OPERATOR_SOURCE)
    compose(copy.surface, offset: .zero, alpha: 1, mask: mask)
    restore()
    cairo_set_matrix(raw, &matrix)
  }
}

extension CairoSurface {
  fileprivate var isBitmap: Bool { cairo_surface_get_type(raw) == CAIRO_SURFACE_TYPE_IMAGE }
}
