import CUIPango
import CoreGraphics
import Glibc

/// A thread's font map, and the masks of the glyphs it draws; released when the thread ends.
///
/// Pango would keep a font map for each thread too, but release it while other threads use Cairo's fonts.
final class ThreadFonts {
  private let map: PangoReference
  let masks = GlyphMaskCache()
  /// Nil for fonts that shape no plain text.
  private var plainFonts: [PlainTextFont.Style: PlainTextFont?] = [:]
  /// Of the fonts that the map knows.
  private var generation = FontDatabase.generation

  private init?() {
    guard let map = pango_cairo_font_map_new() else { return nil }
    self.map = PangoReference(owning: OpaquePointer(map))
  }

  /// The calling thread's, made by the first call; nil if Pango has no fonts.
  static var current: ThreadFonts? {
    if let known = pthread_getspecific(key) {
      let fonts = Unmanaged<ThreadFonts>.fromOpaque(known).takeUnretainedValue()
      fonts.refresh()
      return fonts
    }
    guard let made = ThreadFonts() else { return nil }
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Forgets what was found before fonts were registered.
  private func refresh() {
    let newest = FontDatabase.generation
    guard generation != newest else { return }
    generation = newest
    plainFonts = [:]
    CairoFonts.exclusively { pango_fc_font_map_config_changed(map.pointer) }
  }

  func makeContext() -> OpaquePointer {
    pango_font_map_create_context(UnsafeMutablePointer(map.pointer))!
  }

  /// Nil if the font has to be left to Pango.
  func plainFont(_ style: PlainTextFont.Style) -> PlainTextFont? {
    if let known = plainFonts[style] { return known }
    if plainFonts.count >= Self.mostPlainFonts { plainFonts = [:] }
    let made = PlainTextFont(style, self)
    plainFonts[style] = .some(made)
    return made
  }

  /// All are forgotten when there would be more.
  private static let mostPlainFonts = 64

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { fonts in
      fonts.map { Unmanaged<ThreadFonts>.fromOpaque($0).release() }
    }
    return key
  }()
}
