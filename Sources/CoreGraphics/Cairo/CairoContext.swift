import CUICairo
package import RasterKit

/// A Cairo drawing context: device coordinates are pixels, y downwards.
///
/// Must never get a singular matrix or a number that is not finite: Cairo would enter an error
/// state that it cannot leave.
package final class CairoContext {
  package let surface: CairoSurface
  let raw: OpaquePointer

  package init(_ surface: CairoSurface) {
    self.surface = surface
    raw = cairo_create(surface.raw)!
  }

  /// A new transparent image for the part `rect` of the pixel grid.
  package convenience init(scratch rect: PixelRect) {
    let pixels = PixelBuffer(size: PixelSize(width: rect.width, height: rect.height))
    self.init(CairoSurface(pixels, origin: PixelPoint(x: rect.minX, y: rect.minY)))
  }

  deinit { cairo_destroy(raw) }

  /// The `cairo_t`, for drawing glyphs.
  package var pointer: OpaquePointer { raw }

  package func save() { cairo_save(raw) }

  /// Ends a page of a document.
  func endPage() { cairo_show_page(raw) }

  package func restore() { cairo_restore(raw) }

  /// From user space to pixels; must be invertible.
  package func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(raw, &matrix)
  }

  package func setAntialias(_ isOn: Bool) {
    cairo_set_antialias(raw, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  package func setSource(_ rgba: SIMD4<Float>, alpha: Double = 1) {
    // Workaround: Cairo clamps components to 0...1 but lets NaN through.
    let c = SIMD4<Double>(rgba.replacing(with: 0, where: rgba .!= rgba))
    cairo_set_source_rgba(raw, c.x, c.y, c.z, c.w * alpha)
  }
}
