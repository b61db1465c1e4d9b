import CUIPango
public import CoreGraphics

/// Draws a line with the left end of its baseline at the context's text position.
///
/// As on Apple's systems, glyphs are upright if y points up. If y points down, as in UIKit's
/// contexts, they are upside down unless the text matrix flips them.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let matrix = context.textMatrix
  let determinant = matrix.a * matrix.d - matrix.b * matrix.c
  guard let only = line.layout.lines.first, determinant.isFinite, determinant != 0,
    matrix.tx.isFinite, matrix.ty.isFinite
  else { return }
  context.withGlyphPen { pen in
    let cairo = pen.cairo
    var text = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
      x0: Double(matrix.tx), y0: Double(matrix.ty))
    cairo_save(cairo)
    cairo_transform(cairo, &text)
    cairo_scale(cairo, 1, -1)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    let painter = TextPainter(pen: pen, storage: line.layout.storage)
    painter.paint(only, at: CGPoint(x: -only.origin.x, y: -only.origin.y))
    cairo_restore(cairo)
  }
}
