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
    let lengths = decoration.pattern.lengths
    switch decoration.style {
    case .single:
      fill(rule, offset: 0, scale: 1, lengths)
    case .thick:
      fill(rule, offset: 0, scale: 2, lengths)
    case .double:
      fill(rule, offset: -rule.thickness, scale: 1, lengths)
      fill(rule, offset: rule.thickness, scale: 1, lengths)
    }
  }

  /// Fills whole rows of pixels, at least one, unless the context is rotated. `lengths` of dashes and
  /// gaps are in thicknesses.
  private func fill(_ rule: Rule, offset: CGFloat, scale: CGFloat, _ lengths: [CGFloat]) {
    let thickness = max(snappedLength(rule.thickness * scale), smallestLength)
    let top = snappedToRow(rule.middle + offset - thickness / 2)
    let whole = CGRect(x: rule.x, y: top, width: rule.width, height: thickness)
    if lengths.isEmpty { return fill(whole) }
    var (x, index) = (whole.minX, 0)
    while x < whole.maxX, thickness > 0 {
      let length = lengths[index % lengths.count] * thickness
      let end = min(x + length, whole.maxX)
      if index % 2 == 0 { fill(CGRect(x: x, y: top, width: end - x, height: thickness)) }
      (x, index) = (x + length, index + 1)
    }
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

extension TextDecoration.Pattern {
  /// Of dashes and gaps in turn, in thicknesses of the line; none for a solid one.
  fileprivate var lengths: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }
}
