import CUIPango
import CoreGraphics
import Diagnostics
import Foundation

/// Draws glyphs that have colours of their own, as emoji do.
///
/// Workaround: Cairo 1.16 asks without end for a picture that FreeType can't make of a damaged file, and makes one of
/// any size, which the file tells. So those are found before, once for each glyph of a font, and left out. Use while no
/// other thread uses a font.
final class ColorGlyphs {
  private typealias LockFace = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias UnlockFace = @convention(c) (OpaquePointer) -> Void
  private typealias LoadGlyph = @convention(c) (OpaquePointer, UInt32, Int32) -> Int32

  /// What Pango draws nothing for.
  private static let empty: PangoGlyph = 0x0FFF_FFFF
  /// FreeType's `FT_LOAD_COLOR`.
  private static let color: Int32 = 1 << 20
  /// How many ems a glyph may be wide or tall.
  private static let mostEms = 8.0
  private static let key = "casement-color-glyphs"

  private static let cairo = DynamicLibrary("libcairo.so.2")
  private static let lockFace = cairo?.function(
    "cairo_ft_scaled_font_lock_face", as: LockFace.self)
  private static let unlockFace = cairo?.function(
    "cairo_ft_scaled_font_unlock_face", as: UnlockFace.self)
  private static let loadGlyph = DynamicLibrary("libfreetype.so.6")?.function(
    "FT_Load_Glyph", as: LoadGlyph.self)

  private let font: UnsafeMutablePointer<PangoFont>
  private var found: [PangoGlyph: Bool] = [:]

  private init(_ font: UnsafeMutablePointer<PangoFont>) { self.font = font }

  /// Goes with the font.
  private static func of(_ font: UnsafeMutablePointer<PangoFont>) -> ColorGlyphs {
    let object = UnsafeMutableRawPointer(font).assumingMemoryBound(to: GObject.self)
    if let known = g_object_get_data(object, key) {
      return Unmanaged<ColorGlyphs>.fromOpaque(known).takeUnretainedValue()
    }
    let made = ColorGlyphs(font)
    g_object_set_data_full(object, key, Unmanaged.passRetained(made).toOpaque()) {
      if let made = $0 { Unmanaged<ColorGlyphs>.fromOpaque(made).release() }
    }
    return made
  }

  /// At the current point.
  static func show(
    _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: UnsafeMutablePointer<PangoFont>,
    on cairo: OpaquePointer
  ) {
    let pictures = of(font)
    guard let shown = pango_glyph_string_copy(glyphs) else { return }
    defer { pango_glyph_string_free(shown) }
    for index in 0..<Int(shown.pointee.num_glyphs) {
      let glyph = shown.pointee.glyphs[index].glyph
      if !pictures.canBeMade(glyph) { shown.pointee.glyphs[index].glyph = empty }
    }
    pango_cairo_show_glyph_string(cairo, font, shown)
  }

  static func canBeMade(_ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>) -> Bool {
    of(font).canBeMade(glyph)
  }

  private func canBeMade(_ glyph: PangoGlyph) -> Bool {
    if glyph >= Self.empty { return true }
    if let known = found[glyph] { return known }
    let isMade = isLoaded(glyph) && isSmallEnough(glyph)
    found[glyph] = isMade
    return isMade
  }

  private func isLoaded(_ glyph: PangoGlyph) -> Bool {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let lockFace = Self.lockFace, let unlockFace = Self.unlockFace,
      let loadGlyph = Self.loadGlyph
    else { return true }
    guard let face = lockFace(scaled) else { return false }
    defer { unlockFace(scaled) }
    return loadGlyph(face, glyph, Self.color) == 0
  }

  private func isSmallEnough(_ glyph: PangoGlyph) -> Bool {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return true }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    var (asked, extents) = (cairo_glyph_t(), cairo_text_extents_t())
    asked.index = UInt(glyph)
    cairo_scaled_font_glyph_extents(scaled, &asked, 1, &extents)
    let em = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    return max(extents.width, extents.height) <= em * Self.mostEms
  }
}
