import CoreGraphics

/// Text broken into lines and placed, ready to measure and to draw.
///
/// Not thread-safe, and tied to the thread that made it, because Pango has separate fonts for each
/// thread. The first layout on a thread loads the fonts' caches, which takes a few milliseconds.
package final class TextLayout {
  package let limits: TextLimits
  /// From top to bottom; none for an empty text.
  package let lines: [TextLine]
  /// The width of the widest line and the height of all lines; not rounded to pixels.
  package let size: CGSize
  /// Whether text was omitted because of the limits.
  package let isTruncated: Bool
  let storage: TextStorage

  package init(_ text: AttributedText, within limits: TextLimits = TextLimits()) {
    self.limits = limits
    storage = TextStorage(text)
    var placer = LinePlacer(storage, limits)
    if let shaper = PangoShaper(storage) { placer.placeLines(shaper) }
    placer.align()
    (lines, size, isTruncated) = (placer.lines, placer.size, placer.isTruncated)
  }

  /// The direction of the first line.
  package var isRightToLeft: Bool { lines.first?.source.isRightToLeft ?? false }

  /// From the top to the first line's baseline; 0 for an empty text.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
}
