import CUIPango
import Foundation

/// The masks of glyphs drawn lately, at four places within a pixel; one cache for each thread.
///
/// Filling an outline takes some 2.5 µs, finding a mask a hundredth of it. Cairo's own glyph images
/// won't do, as version 1.16 moves them to whole pixels.
final class GlyphMaskCache {
  /// Fractions of a pixel at which glyphs start.
  static let phases: Int32 = 4
  /// Above this size in pixels outlines are filled directly: there are few such glyphs.
  static let largestSize = 64.0
  /// Bytes of coverage above which all is forgotten.
  private static let capacity = 1 << 20

  private struct Key: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let glyph: UInt32
    let phase: Int32
    let scale: Double
  }

  private var masks: [Key: GlyphMask] = [:]
  /// Keeps the fonts of the keys, so that no other font comes to lie at their addresses.
  private var fonts: [UnsafeMutablePointer<PangoFont>: PangoReference] = [:]
  private(set) var byteCount = 0

  /// The calling thread's.
  static var current: GlyphMaskCache {
    let shelf = Thread.current.threadDictionary
    if let cache = shelf["Casement.GlyphMaskCache"] as? GlyphMaskCache { return cache }
    let cache = GlyphMaskCache()
    shelf["Casement.GlyphMaskCache"] = cache
    return cache
  }

  /// Nil for a font without outlines at hand.
  func mask(
    _ font: UnsafeMutablePointer<PangoFont>, glyph: UInt32, phase: Int32, scale: Double
  ) -> GlyphMask? {
    let key = Key(font: font, glyph: glyph, phase: phase, scale: scale)
    if let mask = masks[key] { return mask }
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    let fraction = Double(phase) / Double(Self.phases)
    let mask = GlyphMask(scaled, glyph: glyph, scale: scale, fraction: fraction)
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
