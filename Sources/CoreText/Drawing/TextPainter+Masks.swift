import CUIPango
import CoreGraphics
import RasterKit

extension TextPainter {
  /// Paints a run with masks: its baseline on a whole row of pixels and each glyph at the nearest
  /// quarter of a pixel. Returns false if outlines must be filled instead.
  func paintMasks(of run: GlyphRun, _ place: CGPoint) -> Bool {
    guard let font = run.font, let glyphs = run.item.pointee.glyphs?.pointee,
      let matrix = maskMatrix(of: run), let cache = ThreadFonts.current?.masks
    else { return false }
    let masks = cache.masks(of: font, scale: matrix.xx)
    if masks.haveColors { return false }
    var pen = Pen(
      x: matrix.xx * Double(place.x) + matrix.x0, y: matrix.yy * Double(place.y) + matrix.y0,
      unit: matrix.xx / Double(PANGO_SCALE))
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    let clip = clipBounds
    let reach = Self.reach * em(of: run, matrix)
    var all = RunMask(glyphs: Int(glyphs.num_glyphs))
    for info in UnsafeBufferPointer(start: glyphs.glyphs, count: Int(glyphs.num_glyphs)) {
      defer { pen.advance(info.geometry) }
      if info.glyph == GlyphRun.emptyGlyph { continue }
      guard info.glyph & GlyphRun.unknownGlyph == 0 else { return false }
      // Where a letter of a line is drawn again, most others need not be looked up.
      guard pen.isWithin(reach, of: clip, info.geometry) else { continue }
      let spot = pen.spot(info.geometry)
      guard let mask = cache.mask(info.glyph, phase: spot.phase, in: masks) else { return false }
      all.add(mask, x: spot.x, y: spot.y, within: clip)
    }
    all.paint(on: cairo)
    return true
  }

  /// How far a glyph may reach out of its advance to either side, in em.
  private static let reach = 4.0

  /// The map to pixels if it only scales and glyphs are small enough for the cache; otherwise nil.
  private func maskMatrix(of run: GlyphRun) -> cairo_matrix_t? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else { return nil }
    let isSmall = em(of: run, matrix) <= GlyphMaskCache.largestSize
    return isSmall && cairo_get_antialias(cairo) != CAIRO_ANTIALIAS_NONE ? matrix : nil
  }

  /// The size of a run's font, in pixels.
  private func em(of run: GlyphRun, _ matrix: cairo_matrix_t) -> Double {
    matrix.xx * Double(storage.run(at: run.byte).attributes.font.descriptor.size)
  }

  /// In pixels; the matrix must be the identity.
  private var clipBounds: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return PixelRect(
      holding: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

/// The position of glyphs in pixels.
private struct Pen {
  var x: Double
  var y: Double
  /// Pixels per Pango unit.
  let unit: Double

  mutating func advance(_ geometry: PangoGlyphGeometry) { x += Double(geometry.width) * unit }

  /// Whether a glyph may be seen which reaches out of its advance so far.
  func isWithin(
    _ reach: Double, of clip: PixelRect, _ geometry: PangoGlyphGeometry
  ) -> Bool {
    let end = x + Double(geometry.width) * unit
    return max(x, end) + reach >= Double(clip.minX) && min(x, end) - reach <= Double(clip.maxX)
  }

  /// The pixel of a glyph's origin, and the quarter of the pixel that the origin is in.
  func spot(_ geometry: PangoGlyphGeometry) -> (x: Int32, y: Int32, phase: Int32) {
    let phases = Double(GlyphMaskCache.phases)
    let steps = ((x + Double(geometry.x_offset) * unit) * phases).rounded()
    let column = (steps / phases).rounded(.down)
    let row = (y + Double(geometry.y_offset) * unit).rounded()
    return (Self.pixel(column), Self.pixel(row), Int32(steps - column * phases))
  }

  private static func pixel(_ value: Double) -> Int32 { Int32(min(max(value, -1e8), 1e8)) }
}
