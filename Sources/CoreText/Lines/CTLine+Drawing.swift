import CUIPango
public import CoreGraphics

/// Draws a line with the left end of its baseline at the context's text position.
///
/// As on Apple's systems, glyphs are upright if y points up. If y points down, as in UIKit's
/// contexts, they are upside down unless the text matrix flips them.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  line.paint(in: context)
  if context.textDrawingMode.clips { context.clip(to: line.outlines(in: context)) }
}

extension CTLine {
  func paint(in context: CGContext) {
    guard let own = line else { return }
    layout.paintAtTextPosition(of: context) { painter in
      painter.paint(own, at: CGPoint(x: -own.origin.x, y: -own.origin.y))
    }
  }

  /// Of all glyphs, in user space.
  func outlines(in context: CGContext) -> PathElements {
    runs.reduce(into: PathElements()) { $0.append($1.outlines($1.glyphs[...]), context.textMatrix) }
  }
}

extension CTRun {
  /// Of some glyphs, in text space.
  func outlines(_ glyphs: ArraySlice<Glyph>) -> PathElements {
    font.outlines(glyphs.map { ($0.glyph, $0.position) })
  }
}

extension CGContext {
  /// Intersects the clip with outlines of user space.
  func clip(to outlines: PathElements) {
    beginPath()
    addPath(CGPath(elements: outlines))
    clip()
  }
}

extension TextLayout {
  /// Paints with the origin at the context's text position and y downwards on the page.
  func paintAtTextPosition(of context: CGContext, _ body: (TextPainter) -> Void) {
    let matrix = context.textMatrix
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant.isFinite, determinant != 0, matrix.tx.isFinite, matrix.ty.isFinite else {
      return
    }
    paintInTurns(in: context) { painter in
      var text = cairo_matrix_t(
        xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
        x0: Double(matrix.tx), y0: Double(matrix.ty))
      cairo_transform(painter.cairo, &text)
      cairo_scale(painter.cairo, 1, -1)
      body(painter)
    }
  }
}
