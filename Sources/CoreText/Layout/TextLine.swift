import CoreGraphics

/// A line of a layout with its position; lengths in points, y downwards.
package struct TextLine {
  let source: ShapedLine
  /// The bytes of the line's paragraph.
  let paragraph: Range<Int>
  /// From the leading margin to the line's start.
  let indent: CGFloat
  /// Advances of all glyphs, including the spacing after the last one.
  package let width: CGFloat
  /// From the line's top to its baseline.
  package let ascent: CGFloat
  /// From the baseline to the line's bottom.
  package let descent: CGFloat
  /// The largest leading of the fonts.
  package let leading: CGFloat
  /// The part of the width that the line has; nil for all of it.
  package internal(set) var segment: ClosedRange<CGFloat>?
  /// The baseline's left end, from the layout's top left corner.
  package internal(set) var origin = CGPoint.zero

  package var height: CGFloat { ascent + descent }

  init(_ source: ShapedLine, _ paragraph: Range<Int>, in storage: TextStorage) {
    self.source = source
    self.paragraph = paragraph
    let style = storage.run(at: paragraph.lowerBound).paragraph
    let isFirst = source.range.lowerBound == paragraph.lowerBound
    indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let runs = storage.runs(in: source.range)
    let natural = Self.measure(runs)
    let height = style.lineHeight(natural: natural.lineHeight)
    ascent = height - natural.descent
    descent = natural.descent
    leading = natural.leading
    let last = source.isRightToLeft ? runs.first : runs.last
    width = max(0, source.width + (source.range.isEmpty ? 0 : last?.attributes.spacing ?? 0))
  }

  /// The largest metrics of a line's fonts; for an empty line, those of the font at its position.
  private static func measure(_ runs: ArraySlice<TextStorage.Run>) -> FontMetrics {
    var all = FontMetrics()
    for run in runs {
      let metrics = run.attributes.font.lineMetrics
      all.ascent = max(all.ascent, metrics.ascent + run.attributes.baselineOffset)
      all.descent = max(all.descent, metrics.descent - run.attributes.baselineOffset)
      all.leading = max(all.leading, metrics.leading)
      guard let room = run.attributes.attachment else { continue }
      all.ascent = max(all.ascent, room.ascent)
      all.descent = max(all.descent, room.descent)
    }
    return all
  }
}

extension ParagraphAttributes {
  /// Applies the multiple, minimum and maximum line height; all of them change the ascent only.
  func lineHeight(natural: CGFloat) -> CGFloat {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let raised = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(raised, maximumLineHeight) : raised
  }
}
