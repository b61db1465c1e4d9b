import CUIPango
public import CoreGraphics
public import Foundation

/// A table of a font's file, four letters in a number.
public typealias CTFontTableTag = UInt32

/// Has no effect.
public struct CTFontTableOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The bytes of a table; nil if the file has none of it.
public func CTFontCopyTable(
  _ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions
) -> CFData? {
  font.reading { FontTables.bytes(table, of: hb_font_get_face($0)) } ?? nil
}

/// Whether the file has a table.
public func CTFontHasTable(_ font: CTFont, _ tag: CTFontTableTag) -> Bool {
  CTFontCopyTable(font, tag, []) != nil
}

/// The tags of the file's tables, each a `CTFontTableTag`; nil if there is no font.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
  font.reading { FontTables.tags(of: hb_font_get_face($0)) }
}

/// Weight, slant and spacing of a font.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let traitItalic = Self(rawValue: 1 << 0)
  public static let traitBold = Self(rawValue: 1 << 1)
  public static let traitExpanded = Self(rawValue: 1 << 5)
  public static let traitCondensed = Self(rawValue: 1 << 6)
  public static let traitMonoSpace = Self(rawValue: 1 << 10)
  /// Glyphs have colours of their own.
  public static let traitColorGlyphs = Self(rawValue: 1 << 13)
}

/// The traits of the file that is used.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  PangoFonts.withFont(font.descriptor) { found in
    var traits: CTFontSymbolicTraits = GlyphRun.hasColors(found) ? .traitColorGlyphs : []
    guard let description = pango_font_describe(found) else { return traits }
    defer { pango_font_description_free(description) }
    let weight = pango_font_description_get_weight(description).rawValue
    let width = pango_font_description_get_stretch(description)
    if weight >= PANGO_WEIGHT_SEMIBOLD.rawValue { traits.insert(.traitBold) }
    if pango_font_description_get_style(description) != PANGO_STYLE_NORMAL {
      traits.insert(.traitItalic)
    }
    if width.rawValue < PANGO_STRETCH_NORMAL.rawValue { traits.insert(.traitCondensed) }
    if width.rawValue > PANGO_STRETCH_NORMAL.rawValue { traits.insert(.traitExpanded) }
    var spacing: Int32 = 0
    if let pattern = found.pattern,
      FcPatternGetInteger(pattern, FC_SPACING, 0, &spacing) == FcResultMatch,
      spacing >= FC_MONO
    {
      traits.insert(.traitMonoSpace)
    }
    return traits
  } ?? []
}

/// The font's own matrix; the identity for most.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.descriptor.matrix }

/// Degrees by which letters lean to the left of upright: negative for italics.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
  // The 'post' table begins with its version and this angle, in 16.16 fixed point.
  guard let post = CTFontCopyTable(font, 0x706F_7374, []), post.count >= 8 else { return 0 }
  let bits = post[4..<8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  return CGFloat(Int32(bitPattern: bits)) / 65_536
}

/// The box that all of the font's glyphs fit in, from an origin, y upwards.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  // In the 'head' table: units per em at byte 18, and the box's four sides from byte 36 on.
  guard let head = CTFontCopyTable(font, 0x6865_6164, []), head.count >= 44 else { return .zero }
  func number(_ byte: Int) -> CGFloat {
    CGFloat(Int16(bitPattern: UInt16(head[byte]) << 8 | UInt16(head[byte + 1])))
  }
  let unit = font.descriptor.size / max(1, number(18))
  return CGRect(
    x: number(36) * unit, y: number(38) * unit, width: (number(40) - number(36)) * unit,
    height: (number(42) - number(38)) * unit
  ).applying(font.descriptor.matrix)
}

/// The characters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet {
  font.reading { handle -> CharacterSet in
    guard let found = hb_set_create() else { return CharacterSet() }
    defer { hb_set_destroy(found) }
    hb_face_collect_unicodes(hb_font_get_face(handle), found)
    var characters = CharacterSet()
    var (first, last) = (hb_codepoint_t.max, hb_codepoint_t.max)
    while hb_set_next_range(found, &first, &last) != 0 {
      if let low = Unicode.Scalar(first), let high = Unicode.Scalar(last) {
        characters.insert(charactersIn: low...high)
      }
    }
    return characters
  } ?? CharacterSet()
}

/// The glyph that the font's file has a name for; 0 if there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  font.reading { handle in
    var glyph: hb_codepoint_t = 0
    hb_font_get_glyph_from_name(handle, glyphName, -1, &glyph)
    return CGGlyph(truncatingIfNeeded: glyph)
  } ?? 0
}
