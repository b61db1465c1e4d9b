import CUIPango
package import CoreGraphics
import Foundation

/// Glyphs of one font and one set of attributes where a layout shows them, for those who draw them run by run.
///
/// Use it on the thread that made the layout.
package struct ShownRun {
  let line: TextLine
  let run: CTRun
  /// The left end of the line's baseline.
  let place: CGPoint
  /// Of the layout's text.
  package let units: Range<Int>

  package var attributes: TextAttributes { run.attributes }

  /// What the glyphs are of: a substitute where the attributes' font lacks them.
  package var font: CTFont { run.font }

  /// What their background fills: as high as the line.
  package var background: CGRect {
    CGRect(
      x: place.x + run.run.x, y: place.y - line.ascent, width: run.run.width, height: line.height)
  }

  /// The origins of the glyphs, y downwards.
  private var positions: [CGPoint] {
    run.glyphs.map { CGPoint(x: place.x + $0.position.x, y: place.y - $0.position.y) }
  }

  /// Calls `body` with the glyphs and their origins, y downwards; not if there are none.
  package func withGlyphs(_ body: (UnsafePointer<CGGlyph>, UnsafePointer<CGPoint>, Int) -> Void) {
    let positions = positions
    guard !positions.isEmpty, let glyphs = CTRunGetGlyphsPtr(run) else { return }
    positions.withUnsafeBufferPointer { body(glyphs, $0.baseAddress!, $0.count) }
  }

  /// Whether the glyphs are all there, in these places.
  package func isShown(at places: UnsafePointer<CGPoint>, _ count: Int) -> Bool {
    positions.elementsEqual(UnsafeBufferPointer(start: places, count: max(0, count)))
  }

  /// Draws the glyphs as their layout would, but in the context's fill colour; of a stroke and a letterpress,
  /// the colours are those of the attributes.
  package func draw(in context: CGContext) {
    context.withGlyphPen { pen in
      cairo_save(pen.cairo)
      cairo_set_fill_rule(pen.cairo, CAIRO_FILL_RULE_WINDING)
      let hasOwnColors = attributes.isLetterpress || attributes.stroke != nil
      var painter = TextPainter(
        pen: pen, storage: run.line.layout.storage, tint: hasOwnColors ? nil : pen.fillColor)
      painter.paintsDecorations = false
      painter.paint(run.run, place)
      cairo_restore(pen.cairo)
    }
  }
}

extension TextLayout {
  /// The runs of the lines that may show, with the layout's top left corner at `origin`. Baselines are on whole rows of
  /// pixels.
  package func shownRuns(in context: CGContext, at origin: CGPoint) -> [ShownRun] {
    guard origin.x.isFinite, origin.y.isFinite else { return [] }
    return lines(in: context.boundingBoxOfClipPath, at: origin).flatMap { number in
      let line = lines[number]
      let place = CGPoint(
        x: origin.x + line.origin.x, y: snappedToRow(origin.y + line.origin.y, in: context))
      return CTLine(self, number, of: NSAttributedString(string: ""), from: 0).runs.map {
        ShownRun(line: line, run: $0, place: place, units: $0.units)
      }
    }
  }

  private func snappedToRow(_ y: CGFloat, in context: CGContext) -> CGFloat {
    var row = y
    context.withGlyphPen { row = TextPainter(pen: $0, storage: storage).snappedToRow(y) }
    return row
  }
}
