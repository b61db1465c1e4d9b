import CUIPango
import CoreGraphics

/// A line of plain text, a single run of glyphs.
final class PlainLine {
  /// The line's bytes in the storage.
  let range: Range<Int>
  let run: GlyphRun
  private let item: UnsafeMutablePointer<PangoLayoutRun>
  private let layOut: () -> PangoLine
  /// What Pango makes of the same text, for those who ask where its characters are.
  private(set) lazy var laidOut = layOut()

  /// Takes over the glyphs.
  init(
    _ range: Range<Int>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>, of font: PlainTextFont,
    layOut: @escaping () -> PangoLine
  ) {
    let text = pango_item_new()!
    text.pointee.length = Int32(range.count)
    text.pointee.num_chars = Int32(range.count)
    text.pointee.analysis.font = font.pangoFont
    g_object_ref(font.pangoFont)
    item = .allocate(capacity: 1)
    item.initialize(to: PangoLayoutRun())
    (item.pointee.item, item.pointee.glyphs) = (text, glyphs)
    run = GlyphRun(item: item, x: 0, base: range.lowerBound)
    (self.range, self.layOut) = (range, layOut)
  }

  deinit {
    CairoFonts.exclusively { pango_item_free(item.pointee.item) }
    pango_glyph_string_free(item.pointee.glyphs)
    item.deallocate()
  }

  /// What glyphs cover, from the line's left end on its baseline, y downwards.
  var ink: CGRect {
    var ink = PangoRectangle()
    CairoFonts.exclusively {
      pango_glyph_string_extents(item.pointee.glyphs, run.font, &ink, nil)
    }
    return PangoUnits.rect(ink)
  }
}
