import CUIHarfBuzz
import CoreGraphics
import Diagnostics
import Foundation

/// A font whose glyphs serve as symbols.
final class IconFont: Sendable {
  private nonisolated(unsafe) let font: OpaquePointer

  /// Nil for a file that is missing or no font.
  init?(file: String) {
    guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, 0)
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else { return nil }
    // An immutable font may be used on several threads.
    hb_font_make_immutable(font)
    self.font = font
  }

  deinit { hb_font_destroy(font) }

  /// The outline of a character in the coordinates of `SymbolPart`, centred; nil if there is none.
  func outline(of codePoint: UInt32) -> PathElements? {
    var glyph: hb_codepoint_t = 0
    guard hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 else { return nil }
    let path = GlyphOutlineReader.read(glyph, of: font)
    return path.isEmpty ? nil : path.applying(placement(of: glyph))
  }

  /// Icons fill five sixths of the em square; a circle is then as large as the drawn symbol.
  private static let em: CGFloat = 140

  /// Flips the y axis and puts the middle of the glyph's cell at the origin.
  private func placement(of glyph: hb_codepoint_t) -> CGAffineTransform {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let scale = Self.em / CGFloat(max(hb_face_get_upem(hb_font_get_face(font)), 1))
    let middle = CGFloat(extents.ascender + extents.descender) / 2
    let advance = CGFloat(hb_font_get_glyph_h_advance(font, glyph))
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: -scale, tx: -scale * advance / 2, ty: scale * middle)
  }
}

extension IconFont {
  static var names: [String] { codePoints.keys.sorted() }

  /// Nil for a name that the font does not serve. A known name whose font is missing is logged.
  static func parts(_ name: String) -> [SymbolPart]? {
    guard let codePoint = codePoints[name], let font = installed,
      let path = font.outline(of: codePoint)
    else { return nil }
    return [SymbolPart(shape: .glyph, effect: .paint, level: 1, width: 1, path: path)]
  }

  /// Opened when the first symbol is asked for that only the font has.
  static let installed: IconFont? = {
    let file = "materialdesignicons-webfont"
    for folder in dataFolders {
      let path = "\(folder)/fonts/truetype/\(file)/\(file).ttf"
      if let font = IconFont(file: path) { return font }
    }
    Log("symbols").write("some symbols need a font: apt-get install fonts-\(file)")
    return nil
  }()

  private static var dataFolders: [String] {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["XDG_DATA_HOME"] ?? (environment["HOME"] ?? "") + "/.local/share"
    let shared = environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    return [home] + shared.split(separator: ":").map(String.init)
  }
}
