import CUIPango
import CoreGraphics

/// Pango contexts and fonts of the calling thread.
///
/// Pango's objects are not thread-safe, but every thread has a font map of its own. A context, and
/// everything made from it, therefore stays on the thread that asked for it.
enum PangoFonts {
  /// A context for smooth scaling and movement: outlines and advances are not hinted, and
  /// antialiasing is gray. Takes less than a microsecond once the thread has its font map.
  static func makeContext(of fonts: ThreadFonts) -> PangoReference {
    _ = FontDatabase.hasSystemFace
    let context = fonts.makeContext()
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    return PangoReference(owning: context)
  }

  /// The font that glyphs are shaped with. With a matrix it is larger or smaller than the font's size, so that
  /// advances are as wide as what is drawn. The caller frees the result.
  static func makeDescription(_ descriptor: FontDescriptor) -> OpaquePointer {
    let description: OpaquePointer
    switch descriptor.face {
    case .system:
      description = describe(SystemFont.families(size: descriptor.size), descriptor)
    case .monospaced:
      description = describe(["monospace"], descriptor)
    case .family(let name):
      description = describe([name], descriptor)
    case .named(let name):
      description = pango_font_description_from_string(name)
    }
    descriptor.settings?.apply(to: description)
    let size = descriptor.size * (descriptor.settings?.widening ?? 1)
    pango_font_description_set_absolute_size(description, Double(size) * Double(PANGO_SCALE))
    return description
  }

  /// Calls `body` with the first font for a descriptor, without its matrix; it must only read.
  static func withFont<Result>(
    _ descriptor: FontDescriptor, _ body: (UnsafeMutablePointer<PangoFont>) -> Result
  ) -> Result? {
    guard let context = ThreadFonts.current.map(makeContext) else { return nil }
    let description = makeDescription(descriptor.setting { $0.matrix = .identity })
    defer { pango_font_description_free(description) }
    return CairoFonts.exclusively {
      guard let font = pango_context_load_font(context.pointer, description) else { return nil }
      defer { g_object_unref(font) }
      return body(font)
    }
  }

  /// Copies a C string and frees it.
  static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private static func describe(
    _ families: [String], _ descriptor: FontDescriptor
  ) -> OpaquePointer {
    let description = pango_font_description_new()!
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(descriptor.weight)))
    let style = descriptor.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL
    pango_font_description_set_style(description, style)
    return description
  }
}

extension FontSettings {
  /// Features and the matrix are no part of it.
  fileprivate func apply(to description: OpaquePointer) {
    if width != 0 {
      pango_font_description_set_stretch(description, PangoStretch(UInt32(width + 4)))
    }
    if !variations.isEmpty {
      let places = variations.sorted { $0.key < $1.key }.map { "\($0.key)=\(Double($0.value))" }
      pango_font_description_set_variations(description, places.joined(separator: ","))
    }
    guard !cascade.isEmpty else { return }
    let own = pango_font_description_get_family(description).map { String(cString: $0) }
    let families = [own].compactMap(\.self) + cascade
    pango_font_description_set_family(description, families.joined(separator: ","))
  }
}
