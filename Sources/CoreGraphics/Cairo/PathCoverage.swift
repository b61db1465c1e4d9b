import CUICairo
package import RasterKit

/// What is drawn of a path.
package enum PathInk: Hashable, Sendable {
  case fill(CGPathFillRule)
  case stroke(LineStyle)
}

/// Paths as coverage, without a colour or a context. Usable from any thread.
package enum PathCoverage {
  /// The longest side of an area, which is the longest Cairo takes.
  package static let longestSide: Int32 = 32_767

  /// How much of each pixel of `area` the ink of a path covers; nil where `area` is empty or has a
  /// side too long, or `map` flattens the plane.
  ///
  /// `map` leads from the path's coordinates, in which a pen is given too, to pixels.
  ///
  /// A pixel's coverage does not depend on which rows are asked for, but for strokes of curves, where
  /// it may by one level. It does depend on the columns if those cut the path off: Cairo rounds the
  /// place where an edge leaves them, and a fifteenth of a pixel's coverage may change. Who wants the
  /// same pixel again asks for all columns of the ink.
  package static func mask(
    _ path: PathElements, _ ink: PathInk, _ map: CGAffineTransform, in area: PixelRect
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
    draw(path.applying(local), ink, local, on: CairoPathWriter(raw: cairo))
    return mask
  }

  private static func draw(
    _ path: PathElements, _ ink: PathInk, _ map: CGAffineTransform, on writer: CairoPathWriter
  ) {
    switch ink {
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
