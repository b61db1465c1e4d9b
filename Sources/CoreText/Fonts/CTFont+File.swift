import CUIPango
import CoreGraphics
import Foundation

extension CTFont {
  /// A name of the font's file in a language; nil where it has none of the number.
  func name(_ number: UInt32, in language: String = "en") -> String? {
    let text = reading { FontNames.name(number, of: hb_font_get_face($0), in: language) } ?? ""
    return text.isEmpty ? nil : text
  }

  /// CSS's weight of the file that is used; 400 where there is none.
  var foundWeight: Int {
    PangoFonts.withFont(descriptor) { font in
      guard let description = pango_font_describe(font) else { return 400 }
      defer { pango_font_description_free(description) }
      return Int(pango_font_description_get_weight(description).rawValue)
    } ?? 400
  }

  /// The file that is used; nil where there is none.
  var foundFile: URL? {
    PangoFonts.withFont(descriptor) { font -> URL? in
      font.pattern.flatMap { FontDatabase.string(FC_FILE, of: $0) }
        .map { URL(fileURLWithPath: $0) }
    } ?? nil
  }

  var languages: [String] {
    PangoFonts.withFont(descriptor) { font -> [String] in
      var found: OpaquePointer?
      guard let pattern = font.pattern,
        FcPatternGetLangSet(pattern, FC_LANG, 0, &found) == FcResultMatch,
        let found, let names = FcLangSetGetLangs(found)
      else { return [] }
      defer { FcStrSetDestroy(names) }
      guard let list = FcStrListCreate(names) else { return [] }
      defer { FcStrListDone(list) }
      var languages: [String] = []
      while let name = FcStrListNext(list) { languages.append(String(cString: name)) }
      return languages.sorted()
    } ?? []
  }
}
