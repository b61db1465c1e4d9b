import CUIPango
import CoreGraphics

/// Letters that look pressed into the page: light falls from above, so their upper edge lies in shadow and
/// the page shines below them. The strengths are chosen by eye.
extension TextPainter {
  private static let shine = CGColor(gray: 1, alpha: 0.45)
  private static let shade = 0.35

  func paintPressed(_ run: GlyphRun, _ attributes: TextAttributes, _ place: CGPoint) {
    let below = CGPoint(x: place.x, y: place.y + rowHeight)
    setColor(Self.shine)
    paintLetters(of: run, attributes, below)
    setColor(color(of: attributes))
    paintLetters(of: run, attributes, place)
    cairo_push_group(cairo)
    setColor(.black)
    paintLetters(of: run, attributes, place)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    paintLetters(of: run, attributes, below)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, Self.shade)
  }

  /// A pixel's, or half a point where rows of text are no rows of pixels.
  private var rowHeight: CGFloat { smallestLength > 0 ? smallestLength : 0.5 }
}
