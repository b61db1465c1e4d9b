import CUIPango
import CoreGraphics

extension FontDatabase {
  /// The families that are installed, sorted.
  package static func families() -> [String] { list(FC_FAMILY, of: nil) }

  /// The PostScript names of a family's faces, sorted.
  package static func faces(ofFamily family: String) -> [String] {
    list(FC_POSTSCRIPT_NAME, of: family)
  }

  /// The paths of all fonts' files, sorted.
  static func files() -> [String] { list(FC_FILE, of: nil) }

  private static func list(_ property: String, of family: String?) -> [String] {
    guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(objects)
    }
    if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
    FcObjectSetAdd(objects, property)
    guard let fonts = FcFontList(nil, pattern, objects) else { return [] }
    defer { FcFontSetDestroy(fonts) }
    let patterns = (0..<Int(fonts.pointee.nfont)).compactMap { fonts.pointee.fonts[$0] }
    return Set(patterns.compactMap { string(property, of: $0) }).sorted()
  }
}
