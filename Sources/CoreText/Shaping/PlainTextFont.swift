import CUIPango
import CoreGraphics

/// A font with settings, which shapes plain text with HarfBuzz as Pango does.
///
/// Pango first looks for scripts, directions, fonts and breaks. That takes longer than to shape a short
/// text, and plain text, the ASCII characters from U+0020 to U+007E, has none of them in one line.
final class PlainTextFont {
  /// What makes glyphs of a text, but for the text.
  struct Style: Hashable {
    let font: FontDescriptor
    /// Added after each character but the last, in Pango's units.
    let spacing: Int32
    let features: [String]

    /// Nil if something else than glyphs is shown.
    init?(_ attributes: TextAttributes) {
      guard attributes.attachment == nil else { return nil }
      font = attributes.font.descriptor
      spacing = PangoUnits.units(attributes.spacing)
      features = PangoShaper.features(of: attributes)
    }
  }

  private let font: PangoReference
  private let face: OpaquePointer
  private let buffer: OpaquePointer
  private let language: OpaquePointer?
  private let features: [hb_feature_t]
  private let spacing: (before: Int32, after: Int32)
  /// Nil for words whose glyphs depend on those around them.
  var words: [Word: [ShapedGlyph]?] = [:]
  /// Nil for digits whose glyphs depend on those around them. By the script too.
  var digits: [UInt8: Digit?] = [:]

  /// Nil if the font is not there, or has settings of its own, which Pango adds.
  init?(_ style: Style, _ fonts: ThreadFonts) {
    let context = PangoFonts.makeContext(of: fonts)
    guard let (font, face) = Self.load(style.font, context), let buffer = hb_buffer_create()
    else { return nil }
    (self.font, self.face, self.buffer) = (font, face, buffer)
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    language = Self.language(of: context)
    // Pango joins no letters that are set apart.
    let unjoined = style.spacing == 0 ? [] : ["liga=0", "clig=0", "dlig=0"]
    features = (unjoined + style.features).compactMap { name in
      var feature = hb_feature_t()
      return hb_feature_from_string(name, -1, &feature) != 0 ? feature : nil
    }
    spacing = Self.distributed(style.spacing)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Of the glyphs that `shape` makes.
  var pangoFont: UnsafeMutablePointer<PangoFont> { UnsafeMutablePointer(font.pointer) }

  /// The glyphs of plain text, which the caller frees; nil if the font lacks a character.
  func shape(_ text: ArraySlice<UInt8>) -> UnsafeMutablePointer<PangoGlyphString>? {
    let hasLetters = text.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
    let script = hasLetters ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    guard let shaped = glyphsOfWords(in: text, script) ?? glyphs(of: text, script),
      let string = pango_glyph_string_new()
    else { return nil }
    pango_glyph_string_set_size(string, Int32(shaped.count))
    for (index, glyph) in shaped.enumerated() {
      string.pointee.log_clusters[index] = glyph.byte
      string.pointee.glyphs[index] = glyph.info
    }
    if spacing != (0, 0) { setApart(string) }
    return string
  }

  /// Nil if a character is missing, or a glyph is off the baseline. With `findsCuts`, tells where the text
  /// may be cut.
  func glyphs(
    of text: ArraySlice<UInt8>, _ script: hb_script_t, findsCuts: Bool = false
  ) -> [ShapedGlyph]? {
    fillBuffer(text, script)
    hb_buffer_set_flags(
      buffer, findsCuts ? HB_BUFFER_FLAG_PRODUCE_UNSAFE_TO_CONCAT : HB_BUFFER_FLAG_DEFAULT)
    CairoFonts.exclusively { hb_shape(face, buffer, features, UInt32(features.count)) }
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let places = hb_buffer_get_glyph_positions(buffer, &count)
    else { return nil }
    let indices = 0..<Int(count)
    guard indices.allSatisfy({ infos[$0].codepoint != 0 && places[$0].y_offset == 0 }) else {
      return nil
    }
    return indices.map { ShapedGlyph(infos + $0, places[$0]) }
  }

  private func fillBuffer(_ text: ArraySlice<UInt8>, _ script: hb_script_t) {
    hb_buffer_clear_contents(buffer)
    text.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: CChar.self).baseAddress
      hb_buffer_add_utf8(buffer, start, Int32(bytes.count), 0, Int32(bytes.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, language)
  }
}

extension PlainTextFont {
  private static func load(
    _ descriptor: FontDescriptor, _ context: PangoReference
  ) -> (PangoReference, OpaquePointer)? {
    let description = PangoFonts.makeDescription(descriptor)
    defer { pango_font_description_free(description) }
    return CairoFonts.exclusively {
      guard let font = pango_context_load_font(context.pointer, description) else { return nil }
      let loaded = PangoReference(owning: OpaquePointer(font))
      guard let pattern = font.pattern,
        FontDatabase.string(FC_FONT_FEATURES, of: pattern) == nil,
        let face = pango_font_get_hb_font(font)
      else { return nil }
      return (loaded, face)
    }
  }

  /// That of the context, or English if the context's has other scripts.
  private static func language(of context: PangoReference) -> OpaquePointer? {
    let own = pango_context_get_language(context.pointer)
    let isLatin = own.map { pango_language_includes_script($0, PANGO_SCRIPT_LATIN) != 0 } ?? false
    let language = isLatin ? own : pango_script_get_sample_language(PANGO_SCRIPT_LATIN)
    return hb_language_from_string(pango_language_to_string(language), -1)
  }

  /// How Pango divides spacing between two characters; whole units stay whole.
  private static func distributed(_ spacing: Int32) -> (before: Int32, after: Int32) {
    var before = spacing / 2
    if spacing % PANGO_SCALE == 0 { before = (before + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) }
    return (before, spacing - before)
  }

  private func setApart(_ string: UnsafeMutablePointer<PangoGlyphString>) {
    guard let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters else {
      return
    }
    for index in 0..<Int(string.pointee.num_glyphs)
    where index > 0 && clusters[index] != clusters[index - 1] {
      glyphs[index - 1].geometry.width &+= spacing.after
      glyphs[index].geometry.width &+= spacing.before
      glyphs[index].geometry.x_offset &+= spacing.before
    }
  }
}
