import CUIPango
import CoreGraphics

extension FontMetrics {
  /// Reads the descriptor's font file on the calling thread's font map.
  ///
  /// For the system font, ascent, descent and leading are San Francisco's; cap height and x-height
  /// are measured.
  static func measure(_ descriptor: FontDescriptor) -> FontMetrics {
    var metrics = PangoFonts.withFont(descriptor, read) ?? estimate(descriptor.size)
    if descriptor.face == .system {
      metrics.ascent = SystemFont.ascent * descriptor.size
      metrics.descent = SystemFont.descent * descriptor.size
      metrics.leading = 0
    }
    return metrics.scaled(by: abs(descriptor.matrix.d))
  }

  private static func read(_ font: UnsafeMutablePointer<PangoFont>) -> FontMetrics {
    var metrics = FontMetrics()
    guard let face = pango_font_get_hb_font(font) else { return metrics }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(face, &extents)
    metrics.ascent = PangoUnits.points(extents.ascender)
    metrics.descent = -PangoUnits.points(extents.descender)
    metrics.leading = max(0, PangoUnits.points(extents.line_gap))
    metrics.capHeight = read(HB_OT_METRICS_TAG_CAP_HEIGHT, of: face)
    metrics.xHeight = read(HB_OT_METRICS_TAG_X_HEIGHT, of: face)
    metrics.underlineDepth = -read(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, of: face)
    metrics.underlineThickness = read(HB_OT_METRICS_TAG_UNDERLINE_SIZE, of: face)
    metrics.strikethroughHeight = read(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, of: face)
    return metrics
  }

  /// One of the lengths that OpenType names, of a font of HarfBuzz's.
  static func read(_ tag: hb_ot_metrics_tag_t, of face: OpaquePointer) -> CGFloat {
    var position: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(face, tag, &position)
    return PangoUnits.points(position)
  }

  /// For a system without usable fonts: nothing is drawn, but layouts keep their shape.
  private static func estimate(_ size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: size * 0.95, descent: size * 0.25, capHeight: size * 0.7, xHeight: size * 0.5)
  }
}
