// Walk T7: the layout of a paragraph. In: its text and attributes, the container's width. Out: lines,
// kept while they are used. Next: Layout/NSLayoutManager+Laying, Positions/Caret.

import CoreGraphics
import CoreText

/// The lines of a block, from its top left corner. Offsets are from the block's start.
final class BlockLayout {
  /// A line, and the part of the block's height that it takes, spacing included.
  struct Fragment {
    /// Without gaps to its neighbours: with the break it ends in.
    let range: Range<Int>
    let top: CGFloat
    let bottom: CGFloat
    let baseline: CGFloat
    /// What glyphs cover.
    let used: CGRect
    /// The part of the container's width between its paddings that the line has, where it is one of
    /// several in a row; nil for all of it.
    let segment: ClosedRange<CGFloat>?
  }

  let text: TextLayout
  let length: Int
  let fragments: [Fragment]
  let height: CGFloat
  /// The right end of the longest line.
  let width: CGFloat
  /// Where the lines of `text` begin.
  let origin: CGPoint

  /// The space around a block's lines.
  struct Insets {
    var left: CGFloat = 0
    var top: CGFloat = 0
    var bottom: CGFloat = 0
  }

  init(_ text: TextLayout, length: Int, _ insets: Insets) {
    self.text = text
    self.length = length
    origin = CGPoint(x: insets.left, y: insets.top)
    height = insets.top + text.size.height + insets.bottom
    fragments = Self.fragments(text, length, insets, height)
    width = fragments.reduce(0) { max($0, $1.used.maxX) }
  }

  private static func fragments(
    _ text: TextLayout, _ length: Int, _ insets: Insets, _ height: CGFloat
  ) -> [Fragment] {
    let starts = text.lines.indices.map { $0 == 0 ? 0 : text.units(ofLine: $0).lowerBound }
    let tops = tops(text, insets)
    return text.lines.indices.map { index in
      let (line, isLast) = (text.lines[index], index == text.lines.count - 1)
      let top = insets.top + line.origin.y - line.ascent
      return Fragment(
        range: starts[index]..<(isLast ? length : max(starts[index], starts[index + 1])),
        top: tops[index], bottom: tops[index...].first { $0 > tops[index] } ?? height,
        baseline: insets.top + line.origin.y,
        used: CGRect(
          x: insets.left + line.origin.x, y: top, width: line.width, height: line.height),
        segment: line.segment)
    }
  }

  /// Lines of a row have the same.
  private static func tops(_ text: TextLayout, _ insets: Insets) -> [CGFloat] {
    var tops: [CGFloat] = []
    for (index, line) in text.lines.enumerated() {
      let isInRow =
        index > 0 && line.segment != nil && line.origin.y == text.lines[index - 1].origin.y
      let own = index == 0 ? 0 : insets.top + line.origin.y - line.ascent
      tops.append(isInRow ? tops[index - 1] : max(own, tops.last ?? 0))
    }
    return tops
  }

  /// The fragment with the unit after an offset; the last one at the end.
  func fragment(at offset: Int) -> Int {
    fragments.lastIndex { $0.range.lowerBound <= offset } ?? 0
  }

  /// The fragment at a point, the nearest one of its row; the last one below all.
  func fragment(at point: CGPoint) -> Int {
    guard var found = fragments.firstIndex(where: { $0.bottom > point.y }) else {
      return max(0, fragments.count - 1)
    }
    let x = point.x - origin.x
    while found + 1 < fragments.count, fragments[found + 1].top == fragments[found].top,
      let end = fragments[found].segment?.upperBound,
      let next = fragments[found + 1].segment?.lowerBound, x > (end + next) / 2
    {
      found += 1
    }
    return found
  }
}
