import CUICairo
package import RasterKit

/// How a path is drawn.
package enum PathPaint: Hashable, Sendable {
  case fill(CGPathFillRule)
  case stroke(LineStyle)
}

/// Rasterises paths to coverage, without a colour or a context. Usable from any thread.
package enum PathCoverage {
  /// The maximum side of an area, which is Cairo's limit.
  package static let longestSide: Int32 = 32_767

  /// How much of each pixel of `area` a filled or stroked path covers. Nil if `area` is empty or
  /// has a side that is too long, or if `map` is singular.
  ///
  /// `map` leads from the coordinates of the path and the pen to pixels.
  ///
  /// A pixel's coverage does not depend on the rows of `area`, except in strokes of curves, where
  /// it may differ by one level. It depends on the columns if they cut the path off: Cairo rounds
  /// the point where an edge leaves them, which may change a fifteenth of a pixel's coverage. For
  /// reproducible pixels, ask for all columns of the path.
  package static func mask(
    _ path: PathElements, _ paint: PathPaint, _ map: CGAffineTransform, in area: PixelRect
  ) -> MaskBuffer? {
    guard map.isInvertible, !area.isEmpty, max(area.width, area.height) <= longestSide else {
      return nil
    }
    let mask = MaskBuffer(size: PixelSize(width: area.width, height: area.height))
    let surface = cairo_image_surface_create_for_data(
      mask.base, CAIRO_FORMAT_A8, area.width, area.height, Int32(mask.stride))
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    guard let cairo else { return nil }
    let local = map.concatenating(
      CGAffineTransform(translationX: -CGFloat(area.minX), y: -CGFloat(area.minY)))
    draw(path.applying(local), paint, local, on: CairoPathWriter(raw: cairo))
    return mask
  }

  private static func draw(
    _ path: PathElements, _ paint: PathPaint, _ map: CGAffineTransform, on writer: CairoPathWriter
  ) {
    switch paint {
    case .fill(let rule):
      writer.place(path, rule)
      cairo_fill(writer.raw)
    case .stroke(let style):
      guard style.width > 0 else { return }
      writer.place(path, .winding)
      var matrix = cairo_matrix_t(map)
      cairo_set_matrix(writer.raw, &matrix)
      writer.setLine(style)
      cairo_stroke(writer.raw)
    }
  }
}
