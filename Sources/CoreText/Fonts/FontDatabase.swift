import CUIPango
import CoreGraphics
import Diagnostics
import Synchronization

/// The installed fonts according to fontconfig; callable from any thread.
///
/// The first call loads fontconfig's configuration and caches (about 3 ms), so nothing here is
/// called before there is text to lay out.
package enum FontDatabase {
  static let found = Mutex<[String: String?]>([:])

  /// A face by PostScript name, full name or family, as a Pango description without a size.
  ///
  /// Fonts that every iOS device has get a substitute where they are not installed. Nil for other names that
  /// no installed font has.
  package static func face(named name: String) -> String? {
    guard !name.isEmpty, !name.utf8.contains(0), name.utf8.count <= 256 else { return nil }
    if let known = found.withLock({ $0[name] }) { return known }
    let properties = [FC_POSTSCRIPT_NAME, FC_FULLNAME, FC_FAMILY]
    let face =
      properties.lazy.compactMap { list($0, equals: name) }.first
      ?? FontSubstitutes.face(named: name)
    found.withLock { $0[name] = .some(face) }
    return face
  }

  /// The family fontconfig would choose for a list of families; it may not be in the list.
  static func bestFamily(of families: [String]) -> String? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    for family in families { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcConfigSubstitute(nil, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let match = FcFontMatch(nil, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    return string(FC_FAMILY, of: match)
  }

  /// Whether the replacement for San Francisco is installed; logs once if it is not.
  ///
  /// The first access loads fontconfig. An early access on another thread overlaps with the launch.
  package static let hasSystemFace: Bool = {
    let families = SystemFont.families(size: FontDescriptor.defaultSize)
    let family = bestFamily(of: families)
    if family == families[0] { return true }
    Log.text.write(
      family.map { "the font \(families[0]) is not installed; \($0) is used for the system font" }
        ?? "no font is installed; text stays invisible")
    return false
  }()
}

extension FontDatabase {
  /// The most regular face whose property has the value.
  private static func list(_ property: String, equals value: String) -> String? {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return nil }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    FcPatternAddString(pattern, property, value)
    for object in [FC_FAMILY, FC_WEIGHT, FC_SLANT, FC_WIDTH] { FcObjectSetAdd(objects, object) }
    guard let fonts = FcFontList(nil, pattern, objects) else { return nil }
    defer { FcFontSetDestroy(fonts) }
    let patterns = (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
    return patterns.min { distance($0) < distance($1) }.flatMap(describe)
  }

  /// How much a face differs from upright, normal width and regular weight.
  private static func distance(_ pattern: OpaquePointer) -> Int32 {
    var weight = FC_WEIGHT_REGULAR
    var slant = FC_SLANT_ROMAN
    var width = FC_WIDTH_NORMAL
    FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    FcPatternGetInteger(pattern, FC_WIDTH, 0, &width)
    return abs(weight &- FC_WEIGHT_REGULAR) &+ abs(slant) &+ abs(width &- FC_WIDTH_NORMAL)
  }

  static func describe(_ pattern: OpaquePointer) -> String? {
    guard let description = pango_fc_font_description_from_pattern(pattern, 0) else { return nil }
    defer { pango_font_description_free(description) }
    return PangoFonts.take(pango_font_description_to_string(description))
  }

  static func string(_ property: String, of pattern: OpaquePointer) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch else { return nil }
    return value.map { String(cString: $0) }
  }
}
