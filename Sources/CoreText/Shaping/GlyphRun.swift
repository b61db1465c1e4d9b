import CUIPango
import CoreGraphics

/// Positioned glyphs of one font; valid as long as their line.
struct GlyphRun {
  let item: UnsafeMutablePointer<PangoLayoutRun>
  /// From the line's left end, in points.
  let x: CGFloat
  let width: CGFloat
  /// The first byte in the storage, for looking up the glyphs' attributes.
  let byte: Int

  /// Workaround: PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, macros that Swift does not import.
  static let emptyGlyph: UInt32 = 0x0FFF_FFFF
  static let unknownGlyph: UInt32 = 0x1000_0000

  init(item: UnsafeMutablePointer<PangoLayoutRun>, x: CGFloat, base: Int) {
    self.item = item
    self.x = x
    width = PangoUnits.points(pango_glyph_string_get_width(item.pointee.glyphs))
    byte = base + Int(item.pointee.item.pointee.offset)
  }

  /// The glyphs' actual font, a substitute if the requested font lacks them.
  var font: UnsafeMutablePointer<PangoFont>? { item.pointee.item.pointee.analysis.font }

  /// Whether the glyphs have their own colours, as emoji do.
  var hasColors: Bool { font.map(Self.hasColors) ?? false }

  static func hasColors(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    font.flag(FC_COLOR) ?? false
  }

  /// Whether the glyphs are an ellipsis for omitted characters.
  var isEllipsis: Bool {
    // Workaround: PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, a macro that Swift does not import.
    item.pointee.item.pointee.analysis.flags & (1 << 1) != 0
  }

  /// From its left end to the first glyph that differs from that of another run; nil if none does.
  func sameEnd(as other: GlyphRun) -> CGFloat? {
    guard font == other.font, let glyphs = item.pointee.glyphs?.pointee,
      let others = other.item.pointee.glyphs?.pointee
    else { return 0 }
    var x: Int32 = 0
    for index in 0..<Int(min(glyphs.num_glyphs, others.num_glyphs)) {
      let (glyph, former) = (glyphs.glyphs[index], others.glyphs[index])
      guard glyph.glyph == former.glyph, glyph.geometry.width == former.geometry.width,
        glyph.geometry.x_offset == former.geometry.x_offset,
        glyph.geometry.y_offset == former.geometry.y_offset
      else { return PangoUnits.points(x) }
      x &+= glyph.geometry.width
    }
    return glyphs.num_glyphs == others.num_glyphs ? nil : PangoUnits.points(x)
  }

  /// From its left end to the leftmost of what the glyphs from a place on cover; infinite where there
  /// are none.
  func inkStart(from start: CGFloat) -> CGFloat {
    guard let font, let glyphs = item.pointee.glyphs?.pointee else { return .infinity }
    return CairoFonts.exclusively {
      var (x, left) = (Int32(0), CGFloat.infinity)
      for index in 0..<Int(glyphs.num_glyphs) {
        let glyph = glyphs.glyphs[index]
        if PangoUnits.points(x) >= start {
          var ink = PangoRectangle()
          pango_font_get_glyph_extents(font, glyph.glyph, &ink, nil)
          left = min(left, PangoUnits.points(x &+ glyph.geometry.x_offset &+ ink.x))
        }
        x &+= glyph.geometry.width
      }
      return left
    }
  }

  /// Gives every glyph its font's advance. Call only while no other thread uses a font.
  func resetAdvances() {
    guard let glyphs = item.pointee.glyphs?.pointee else { return }
    for index in 0..<Int(glyphs.num_glyphs) {
      var logical = PangoRectangle()
      pango_font_get_glyph_extents(font, glyphs.glyphs[index].glyph, nil, &logical)
      glyphs.glyphs[index].geometry.width = logical.width
    }
  }
}
