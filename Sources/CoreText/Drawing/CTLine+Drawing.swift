import CUIPango
public import CoreGraphics

/// Draws a line with its baseline's left end at the context's text position.
///
/// As on Apple's systems the glyphs stand upright where y points up; a context whose y points down,
/// such as UIKit's, shows them upside down unless its text matrix turns them.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  let matrix = context.textMatrix
  let determinant = matrix.a * matrix.d - matrix.b * matrix.c
  guard let only = line.layout.lines.first, determinant.isFinite, determinant != 0,
    matrix.tx.isFinite, matrix.ty.isFinite
  else { return }
  context.withCairo { cairo, alpha in
    var text = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
      x0: Double(matrix.tx), y0: Double(matrix.ty))
    cairo_save(cairo)
    cairo_transform(cairo, &text)
    cairo_scale(cairo, 1, -1)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    let painter = TextPainter(
      cairo: cairo, alpha: alpha, storage: line.layout.storage, tint: nil)
    painter.paint(only, at: CGPoint(x: -only.origin.x, y: -only.origin.y))
    cairo_restore(cairo)
  }
}
