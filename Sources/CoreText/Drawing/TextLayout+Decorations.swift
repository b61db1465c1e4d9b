import CUIPango
package import CoreGraphics

extension TextLayout {
  /// Draws the lines under and through letters that are drawn apart, between two places of a line, words or not.
  package func drawDecorations(
    _ attributes: TextAttributes, across x: ClosedRange<CGFloat>, baseline: CGFloat,
    in context: CGContext
  ) {
    context.withGlyphPen { pen in
      cairo_save(pen.cairo)
      let painter = TextPainter(pen: pen, storage: storage)
      painter.paintDecorations(attributes, across: x, baseline: baseline)
      cairo_restore(pen.cairo)
    }
  }
}
