import CUIPango
import CoreGraphics

/// The masks of a font's glyphs at a scale.
final class FontMasks {
  /// What masks depend on beside the glyph and its place.
  struct Key: Hashable {
    let font: UnsafeMutablePointer<PangoFont>
    let scale: Double
  }

  let key: Key
  /// Whether the glyphs have colours of their own, so that masks don't do.
  let haveColors: Bool
  /// So that no other font gets its address.
  private let retained: PangoReference
  /// By the glyph, and its place in the lowest two bits.
  private var masks = GlyphTable<GlyphMask>()

  init(_ key: Key) {
    self.key = key
    g_object_ref(key.font)
    retained = PangoReference(owning: OpaquePointer(key.font))
    haveColors = GlyphRun.hasColors(key.font)
  }

  subscript(glyph: UInt32, phase: Int32) -> GlyphMask? { masks[glyph << 2 | UInt32(phase)] }

  func keep(_ mask: GlyphMask, of glyph: UInt32, phase: Int32) {
    masks.insert(mask, for: glyph << 2 | UInt32(phase))
  }

  func removeAll() { masks = GlyphTable<GlyphMask>() }
}
