import CUIPango
package import CoreGraphics

extension TextLayout {
  /// What of a text is drawn.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let backgrounds = Self(rawValue: 1)
    package static let letters = Self(rawValue: 2)
    /// The lines under and through letters.
    package static let decorations = Self(rawValue: 4)
    package static let all: Self = [.backgrounds, .letters, .decorations]
  }

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
