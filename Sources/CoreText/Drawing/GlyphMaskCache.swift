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

  private var fonts: [FontMasks.Key: FontMasks] = [:]
  private(set) var byteCount = 0

  /// Valid until the next call.
  func masks(of font: UnsafeMutablePointer<PangoFont>, scale: Double) -> FontMasks {
    let key = FontMasks.Key(font: font, scale: scale)
    if let known = fonts[key] { return known }
    let made = FontMasks(key)
    fonts[key] = made
    byteCount += MemoryLayout<FontMasks.Key>.stride
    return made
  }

  /// Nil for a font without outlines.
  func mask(_ glyph: UInt32, phase: Int32, in masks: FontMasks) -> GlyphMask? {
    if let mask = masks[glyph, phase] { return mask }
    let (font, fraction) = (masks.key.font, Double(phase) / Double(Self.phases))
    let filled = CairoFonts.exclusively { () -> GlyphMask? in
      guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
      return GlyphMask(scaled, glyph: glyph, scale: masks.key.scale, fraction: fraction)
    }
    guard let mask = filled else { return nil }
    if byteCount > Self.capacity { forgetAll(but: masks) }
    masks.keep(mask, of: glyph, phase: phase)
    byteCount += mask.coverage.count + MemoryLayout<GlyphMask>.stride
    return mask
  }

  /// The font in use stays, without masks.
  private func forgetAll(but masks: FontMasks) {
    masks.removeAll()
    fonts = [masks.key: masks]
    byteCount = 0
  }
}
