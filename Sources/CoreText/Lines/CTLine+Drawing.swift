import CUIPango
public import CoreGraphics

/// Draws a line with the left end of its baseline at the context's text position.
///
/// As on Apple's systems, glyphs are upright if y points up. If y points down, as in UIKit's
/// contexts, they are upside down unless the text matrix flips them.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  guard let own = line.line else { return }
  line.layout.paintAtTextPosition(of: context) { painter in
    painter.paint(own, at: CGPoint(x: -own.origin.x, y: -own.origin.y))
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
