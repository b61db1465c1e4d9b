import CUIPango
import CoreGraphics

/// The names in a font file.
package struct FontNames: Hashable, Sendable {
  package var postScript = ""
  package var family = ""
  package var full = ""

  init(postScript: String = "", family: String = "", full: String = "") {
    (self.postScript, self.family, self.full) = (postScript, family, full)
  }

  /// The names of the file Pango uses for a descriptor; empty if no font is installed.
  static func read(_ descriptor: FontDescriptor) -> FontNames {
    PangoFonts.withFont(descriptor) { font in
      guard let handle = pango_font_get_hb_font(font), let face = hb_font_get_face(handle) else {
        return FontNames()
      }
      return FontNames(face)
    } ?? FontNames()
  }

  private init(_ face: OpaquePointer) {
    // Name IDs of OpenType's name table; 16 is the family without weight and optical size.
    let family = Self.name(16, of: face)
    self.init(
      postScript: Self.name(6, of: face), family: family.isEmpty ? Self.name(1, of: face) : family,
      full: Self.name(4, of: face))
  }

  /// Empty where the file has no such name in the language.
  static func name(
    _ id: hb_ot_name_id_t, of face: OpaquePointer, in language: String = "en"
  ) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var length = UInt32(buffer.count)
    let language = hb_language_from_string(language, -1)
    hb_ot_name_get_utf8(face, id, language, &length, &buffer)
    return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
