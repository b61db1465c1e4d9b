import CUIPango
public import CoreGraphics
import Foundation

extension CGFont {
  /// The PostScript name in the font; nil if it has none.
  public var postScriptName: CFString? { text(6) }

  /// The name in the font; nil if it has none.
  public var fullName: CFString? { text(4) }

  private func text(_ number: UInt32) -> String? {
    let text = reading { FontNames.name(number, of: hb_font_get_face($0)) } ?? ""
    return text.isEmpty ? nil : text
  }

  /// The number of glyphs; 0 if the file can't be read.
  public var numberOfGlyphs: Int {
    reading { Int(hb_face_get_glyph_count(hb_font_get_face($0))) } ?? 0
  }

  /// The units of the font to the side of a square as large as the font.
  public var unitsPerEm: Int32 {
    reading { Int32(hb_face_get_upem(hb_font_get_face($0))) } ?? 1000
  }

  /// Above the baseline, in the font's units.
  public var ascent: Int32 { extents.ascender }

  /// Below the baseline, in the font's units; negative.
  public var descent: Int32 { extents.descender }

  /// Between lines, in the font's units.
  public var leading: Int32 { extents.line_gap }

  /// Of flat capital letters, in the font's units.
  public var capHeight: Int32 { metric(HB_OT_METRICS_TAG_CAP_HEIGHT) }

  /// Of flat lowercase letters, in the font's units.
  public var xHeight: Int32 { metric(HB_OT_METRICS_TAG_X_HEIGHT) }

  /// Measured of letters where the font does not tell.
  private func metric(_ tag: hb_ot_metrics_tag_t) -> Int32 {
    reading { font in
      var position: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return position
    } ?? 0
  }

  /// Degrees by which letters lean to the left of upright: negative for italics.
  public var italicAngle: CGFloat {
    CGFloat(number("post", 4)) + CGFloat(UInt16(truncatingIfNeeded: number("post", 6))) / 65_536
  }

  /// The width of upright stems; 0, as files do not tell.
  public var stemV: CGFloat { 0 }

  /// The box that all glyphs fit in, from an origin, y upwards, in the font's units.
  public var fontBBox: CGRect {
    let (x, y) = (number("head", 36), number("head", 38))
    let size = CGSize(
      width: CGFloat(number("head", 40) - x), height: CGFloat(number("head", 42) - y))
    return CGRect(origin: CGPoint(x: CGFloat(x), y: CGFloat(y)), size: size)
  }

  private var extents: hb_font_extents_t {
    reading { font in
      var extents = hb_font_extents_t()
      hb_font_get_h_extents(font, &extents)
      return extents
    } ?? hb_font_extents_t()
  }

  /// The signed number of two bytes at a place of a table; 0 if the table lacks it.
  private func number(_ name: String, _ place: Int) -> Int32 {
    let tag = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard let bytes = table(for: tag), bytes.count >= place + 2 else { return 0 }
    return Int32(Int16(bitPattern: UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])))
  }

  /// The bytes of a table by its four letters in a number; nil if the file has none of it.
  public func table(for tag: UInt32) -> CFData? {
    reading { FontTables.bytes(tag, of: hb_font_get_face($0)) } ?? nil
  }

  /// The tags of the file's tables, each a `UInt32`; nil if the file can't be read.
  public var tableTags: CFArray? { reading { FontTables.tags(of: hb_font_get_face($0)) } }
}

extension CGFont {
  /// The glyph that the font's file has a name for; 0 if there is none.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    reading { font in
      var glyph: hb_codepoint_t = 0
      hb_font_get_glyph_from_name(font, name, -1, &glyph)
      return CGGlyph(truncatingIfNeeded: glyph)
    } ?? 0
  }

  /// The name of a glyph in the file; nil if it has none.
  public func name(for glyph: CGGlyph) -> CFString? {
    reading { font -> String? in
      var text = [CChar](repeating: 0, count: 128)
      guard hb_font_get_glyph_name(font, UInt32(glyph), &text, UInt32(text.count)) != 0 else {
        return nil
      }
      return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    } ?? nil
  }

  /// The advances of glyphs in the font's units; false if the file can't be read.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    reading { font -> Void in
      for index in 0..<max(count, 0) {
        advances[index] = hb_font_get_glyph_h_advance(font, UInt32(glyphs[index]))
      }
    } != nil
  }

  /// The boxes of glyphs around their origins, y upwards, in the font's units; false if the file can't be read.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    reading { font -> Void in
      for index in 0..<max(count, 0) {
        var extents = hb_glyph_extents_t()
        hb_font_get_glyph_extents(font, UInt32(glyphs[index]), &extents)
        bboxes[index] =
          CGRect(
            x: CGFloat(extents.x_bearing), y: CGFloat(extents.y_bearing),
            width: CGFloat(extents.width), height: CGFloat(extents.height)
          ).standardized
      }
    } != nil
  }
}
