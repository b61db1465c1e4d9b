import CUIPango
import CoreGraphics

/// The masks of recently drawn glyphs, at four subpixel positions.
///
/// Filling an outline takes about 2.5 µs, a cache hit a hundredth of that. Cairo's own glyph images
/// cannot be used, because version 1.16 moves them to whole pixels.
final class GlyphMaskCache {
  /// The number of subpixel positions of a glyph.
  static let phases: Int32 = 4
  /// Above this size in pixels outlines are filled directly, because such glyphs are few.
  static let largestSize = 64.0
  /// The cache is cleared when it exceeds this many bytes of coverage.
  private static let capacity = 1 << 20

  private struct Key: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let glyph: UInt32
    let phase: Int32
    let scale: Double
  }

  private var masks: [Key: GlyphMask] = [:]
  /// Retains the fonts of the keys, so that no other font gets their addresses.
  private var fonts: [UnsafeMutablePointer<PangoFont>: PangoReference] = [:]
  private(set) var byteCount = 0

  /// Nil for a font without outlines.
  func mask(
    _ font: UnsafeMutablePointer<PangoFont>, glyph: UInt32, phase: Int32, scale: Double
  ) -> GlyphMask? {
    let key = Key(font: font, glyph: glyph, phase: phase, scale: scale)
    if let mask = masks[key] { return mask }
    let fraction = Double(phase) / Double(Self.phases)
    let filled = CairoFonts.exclusively { () -> GlyphMask? in
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
      return GlyphMask(scaled, glyph: glyph, scale: scale, fraction: fraction)
    }
    guard let mask = filled else { return nil }
    keep(mask, key)
    return mask
  }

  private func keep(_ mask: GlyphMask, _ key: Key) {
    if byteCount > Self.capacity { forgetAll() }
    if fonts[key.font] == nil {
      g_object_ref(key.font)
      fonts[key.font] = PangoReference(owning: OpaquePointer(key.font))
    }
    masks[key] = mask
    byteCount += mask.coverage.count + MemoryLayout<Key>.stride + MemoryLayout<GlyphMask>.stride
  }

  private func forgetAll() {
    masks = [:]
    fonts = [:]
    byteCount = 0
  }
}
