import CoreGraphics

/// Text broken into lines and placed, ready to measure and to draw.
///
/// Not thread-safe, and tied to the thread that made it, because Pango has separate fonts for each
/// thread. The first layout on a thread loads the fonts' caches, which takes a few milliseconds.
package final class TextLayout {
  /// From heights to the parts of the width between them that lines may not cover, in any order.
  package typealias Obstacles = (_ top: CGFloat, _ bottom: CGFloat) -> [ClosedRange<CGFloat>]

  package let limits: TextLimits
  /// From top to bottom; none for an empty text.
  package let lines: [TextLine]
  /// The width of the widest line and the height of all lines; not rounded to pixels.
  package let size: CGSize
  /// Whether text was omitted because of the limits.
  package let isTruncated: Bool
  let storage: TextStorage
  /// The UTF-16 units of each line, without a line break.
  private(set) lazy var lineUnits: [Range<Int>] = {
    var counter = UnitCounter(storage)
    return lines.map { counter.units(ofBytes: $0.source.range) }
  }()
  /// How far letters and what is drawn with them reach out of the rectangles of their lines, in points;
  /// half a line's height where that is not known, and how far shadows reach.
  package private(set) lazy var overhang: CGFloat = overhangOfLines

  /// Lines keep clear of the ranges that `obstacles` returns for their top and bottom.
  package init(
    _ text: AttributedText, within limits: TextLimits = TextLimits(),
    avoiding obstacles: Obstacles? = nil
  ) {
    self.limits = limits
    storage = TextStorage(text)
    var placer = LinePlacer(storage, limits)
    if let shaper = PangoShaper(storage) {
      if let obstacles {
        placer.placeLines(shaper, avoiding: obstacles)
      } else {
        placer.placeLines(shaper)
      }
    }
    placer.align()
    (lines, size, isTruncated) = (placer.lines, placer.size, placer.isTruncated)
  }

  /// The direction of the first line.
  package var isRightToLeft: Bool { lines.first?.source.isRightToLeft ?? false }

  /// From the top to the first line's baseline; 0 for an empty text.
  package var firstBaseline: CGFloat { lines.first?.origin.y ?? 0 }
}
