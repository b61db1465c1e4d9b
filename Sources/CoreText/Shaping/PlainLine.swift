import CUIPango
import CoreGraphics

/// A line of plain text, a single run of glyphs.
final class PlainLine {
  /// The line's bytes in the storage.
  let range: Range<Int>
  let run: GlyphRun
  let text: ArraySlice<UInt8>
  private let item: UnsafeMutablePointer<PangoLayoutRun>

  /// Takes over the glyphs of a text, whose indices are its bytes in the storage.
  init(
    _ text: ArraySlice<UInt8>, _ glyphs: UnsafeMutablePointer<PangoGlyphString>,
    of font: PlainTextFont
  ) {
    let whole = pango_item_new()!
    whole.pointee.length = Int32(text.count)
    whole.pointee.num_chars = Int32(text.count)
    whole.pointee.analysis.font = font.pangoFont
    g_object_ref(font.pangoFont)
    item = .allocate(capacity: 1)
    item.initialize(to: PangoLayoutRun())
    (item.pointee.item, item.pointee.glyphs) = (whole, glyphs)
    range = text.indices
    run = GlyphRun(item: item, x: 0, base: range.lowerBound)
    self.text = text
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
