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
    let range = place.x...place.x + max(0, run.width)
    visitDecorations(attributes, range, place.y) { decoration, rule in
      paint(decoration, rule, of: run, color(of: attributes))
    }
  }

  /// Between two places of a line, words or not.
  func paintDecorations(
    _ attributes: TextAttributes, across x: ClosedRange<CGFloat>, baseline: CGFloat
  ) {
    let y = snappedToRow(baseline) - attributes.baselineOffset
    visitDecorations(attributes, x, y) { decoration, rule in
      paint(decoration, rule, color(of: attributes))
    }
  }

  private func visitDecorations(
    _ attributes: TextAttributes, _ x: ClosedRange<CGFloat>, _ baseline: CGFloat,
    _ body: (TextDecoration, Rule) -> Void
  ) {
    let metrics = attributes.font.metrics
    var rule = Rule(
      x: x.lowerBound, width: x.upperBound - x.lowerBound, middle: baseline,
      thickness: metrics.underlineThickness)
    if let underline = attributes.underline {
      rule.middle = baseline + metrics.underlineDepth
      body(underline, rule)
    }
    if let strikethrough = attributes.strikethrough {
      rule.middle = baseline - metrics.strikethroughHeight
      body(strikethrough, rule)
    }
  }

  private func paint(
    _ decoration: TextDecoration, _ rule: Rule, of run: GlyphRun, _ textColor: CGColor
  ) {
    guard decoration.isByWord else { return paint(decoration, rule, textColor) }
    for word in run.xRangesOfWords(in: storage) {
      var part = rule
      part.x = rule.x + word.lowerBound
      part.width = word.upperBound - word.lowerBound
      paint(decoration, part, textColor)
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
  var smallestLength: CGFloat { uprightMatrix.map { CGFloat(1 / abs($0.yy)) } ?? 0 }

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

extension GlyphRun {
  /// The parts that are no spaces, from the run's left end.
  fileprivate func xRangesOfWords(in storage: TextStorage) -> [ClosedRange<CGFloat>] {
    guard let glyphs = item.pointee.glyphs?.pointee else { return [] }
    var (words, x, isInWord) = ([ClosedRange<CGFloat>](), Int32(0), false)
    for index in 0..<Int(glyphs.num_glyphs) {
      let start = PangoUnits.points(x)
      x &+= glyphs.glyphs[index].geometry.width
      let isLetter = !storage.isSpace(at: byte + Int(glyphs.log_clusters[index]))
      defer { isInWord = isLetter }
      guard isLetter else { continue }
      let end = max(start, PangoUnits.points(x))
      if isInWord, let last = words.popLast() {
        words.append(last.lowerBound...max(last.upperBound, end))
      } else {
        words.append(start...end)
      }
    }
    return words
  }
}

extension TextStorage {
  /// Spaces, tabs, no-break spaces (C2 A0) and those of Chinese and Japanese (E3 80 80).
  fileprivate func isSpace(at byte: Int) -> Bool {
    guard bytes.indices.contains(byte) else { return false }
    if bytes[byte] == 0x20 || bytes[byte] == 0x09 { return true }
    return bytes[byte...].starts(with: [0xC2, 0xA0])
      || bytes[byte...].starts(with: [0xE3, 0x80, 0x80])
  }
}
