import CUIPango
import CoreGraphics

extension TextPainter {
  /// The position of an underline or strikethrough.
  private struct Rule {
    var x: CGFloat
    var width: CGFloat
    var middle: CGFloat
    var thickness: CGFloat
  }

  func paintDecorations(of run: GlyphRun, _ attributes: TextAttributes, _ place: CGPoint) {
    guard attributes.underline != nil || attributes.strikethrough != nil else { return }
    let metrics = attributes.font.metrics
    let thickness = metrics.underlineThickness
    var rule = Rule(x: place.x, width: run.width, middle: place.y, thickness: thickness)
    if let underline = attributes.underline {
      rule.middle = place.y + metrics.underlineDepth
      paint(underline, rule, attributes.color)
    }
    if let strikethrough = attributes.strikethrough {
      rule.middle = place.y - metrics.strikethroughHeight
      paint(strikethrough, rule, attributes.color)
    }
  }

  private func paint(_ decoration: TextDecoration, _ rule: Rule, _ textColor: CGColor) {
    setColor(tint ?? decoration.color ?? textColor)
    switch decoration.style {
    case .single:
      fill(rule, offset: 0, scale: 1)
    case .thick:
      fill(rule, offset: 0, scale: 2)
    case .double:
      fill(rule, offset: -rule.thickness, scale: 1)
      fill(rule, offset: rule.thickness, scale: 1)
    }
  }

  /// Fills whole rows of pixels, at least one, unless the context is rotated.
  private func fill(_ rule: Rule, offset: CGFloat, scale: CGFloat) {
    let thickness = max(snappedLength(rule.thickness * scale), smallestLength)
    let top = snappedToRow(rule.middle + offset - thickness / 2)
    fill(CGRect(x: rule.x, y: top, width: rule.width, height: thickness))
  }
}

extension TextPainter {
  /// A height rounded to the nearest boundary between rows of pixels; unchanged under a rotation.
  func snappedToRow(_ y: CGFloat) -> CGFloat {
    guard let matrix = uprightMatrix else { return y }
    return CGFloat(((matrix.yy * Double(y) + matrix.y0).rounded() - matrix.y0) / matrix.yy)
  }

  private func snappedLength(_ length: CGFloat) -> CGFloat {
    guard let matrix = uprightMatrix else { return length }
    return CGFloat((abs(matrix.yy) * Double(length)).rounded() / abs(matrix.yy))
  }

  /// One pixel; 0 under a rotation.
  private var smallestLength: CGFloat { uprightMatrix.map { CGFloat(1 / abs($0.yy)) } ?? 0 }

  /// The map to pixels if rows of text are rows of pixels; otherwise nil.
  private var uprightMatrix: cairo_matrix_t? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return matrix.xy == 0 && matrix.yx == 0 && matrix.yy != 0 ? matrix : nil
  }
}
