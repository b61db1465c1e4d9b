import CUIPango

/// The coverage of the pixels around a glyph's origin.
struct GlyphMask {
  /// The first column and row, relative to the pixel of the origin.
  let left: Int32
  let top: Int32
  let width: Int32
  let height: Int32
  /// Row by row; 255 for pixels covered completely. Each row is filled up with zeros to whole vectors.
  let coverage: [UInt8]

  /// The bytes that are added at once.
  typealias Vector = SIMD16<UInt8>

  /// Vectors in a row.
  var vectors: Int { Self.vectors(width: width) }

  private static func vectors(width: Int32) -> Int {
    (Int(width) + Vector.scalarCount - 1) / Vector.scalarCount
  }

  /// A glyph at a scale, with its origin `fraction` of a pixel to the right of a pixel's left edge;
  /// empty for spaces.
  init(_ font: OpaquePointer, glyph: UInt32, scale: Double, fraction: Double) {
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
    left = Int32((extents.x_bearing * scale + fraction).rounded(.down)) - 1
    top = Int32((extents.y_bearing * scale).rounded(.down)) - 1
    let right = (extents.x_bearing + extents.width) * scale + fraction
    width = Int32(right.rounded(.up)) + 1 - left
    height = Int32(((extents.y_bearing + extents.height) * scale).rounded(.up)) + 1 - top
    let isEmpty = extents.width <= 0 || extents.height <= 0
    coverage = isEmpty ? [] : Self.fill(font, &glyph, scale, (left, top, width, height), fraction)
  }

  private static func fill(
    _ font: OpaquePointer, _ glyph: inout cairo_glyph_t, _ scale: Double,
    _ box: (left: Int32, top: Int32, width: Int32, height: Int32), _ fraction: Double
  ) -> [UInt8] {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, box.width, box.height)
    let cairo = cairo_create(surface)
    defer {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
    }
    cairo_translate(cairo, fraction - Double(box.left), -Double(box.top))
    cairo_scale(cairo, scale, scale)
    cairo_set_scaled_font(cairo, font)
    cairo_glyph_path(cairo, &glyph, 1)
    cairo_fill(cairo)
    cairo_surface_flush(surface)
    guard let rows = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let padding = vectors(width: box.width) * Vector.scalarCount - Int(box.width)
    return (0..<Int(box.height)).flatMap { row in
      Array(UnsafeBufferPointer(start: rows + row * stride, count: Int(box.width)))
        + repeatElement(0, count: padding)
    }
  }
}
