extension CGContext {
  /// Draws the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if !currentPath.isEmpty { paint(currentPath, mode) }
    beginPath()
  }

  /// Fills the current path with the fill colour and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path with the stroke colour and clears it.
  public func strokePath() { drawPath(using: .stroke) }

  /// Fills the inside with the fill colour. The current path is cleared, as with all shapes.
  public func fill(_ rect: CGRect) {
    guard let box = upright(rect) else { return draw(.fill) { addRect(rect) } }
    beginPath()
    let fill = source(state.fillColor)
    paint(box) { cairo, alpha in
      cairo.setSource(fill, alpha: alpha)
      cairo.fill(box)
    }
  }

  /// Fills all of them at once.
  public func fill(_ rects: [CGRect]) { draw(.fill) { addRects(rects) } }

  /// Fills the ellipse inscribed in `rect`.
  public func fillEllipse(in rect: CGRect) { draw(.fill) { addEllipse(in: rect) } }

  /// Strokes along the edges, with half of the line's width on either side.
  public func stroke(_ rect: CGRect) { draw(.stroke) { addRect(rect) } }

  /// Uses `width` for this rectangle only.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let saved = state.line
    setLineWidth(width)
    stroke(rect)
    state.line = saved
  }

  /// Strokes the ellipse inscribed in `rect`.
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { addEllipse(in: rect) } }

  /// A line between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, or black if the bitmap has no alpha.
  public func clear(_ rect: CGRect) {
    let saved = state
    (state.blendMode, state.shadow, state.alpha) = (.clear, nil, 1)
    fill(rect)
    state = saved
  }

  private func draw(_ mode: CGPathDrawingMode, _ build: () -> Void) {
    beginPath()
    build()
    drawPath(using: mode)
  }

  private func paint(_ path: PathElements, _ mode: CGPathDrawingMode) {
    // The tiles of patterns are drawn before.
    let fill = mode.fills ? source(state.fillColor) : nil
    let stroke = mode.strokes && state.line.width > 0 ? source(state.strokeColor) : nil
    paint(extent(of: path, mode)) { cairo, alpha in
      if let fill {
        cairo.setSource(fill, alpha: alpha)
        cairo.fill(path, rule: mode.rule)
      }
      if let stroke {
        cairo.setSource(stroke, alpha: alpha)
        cairo.stroke(path, state.line, state.transform)
      }
    }
  }

  /// The rectangle in pixels; nil where its sides turn or its numbers are not finite, and for the null rectangle.
  private func upright(_ rect: CGRect) -> CGRect? {
    let t = state.transform
    guard t.b == 0, t.c == 0, !rect.isNull else { return nil }
    let (x, y) = (rect.minX * t.a + t.tx, rect.minY * t.d + t.ty)
    let box = CGRect(x: x, y: y, width: rect.width * t.a, height: rect.height * t.d)
    return (box.minX + box.minY + box.maxX + box.maxY).isFinite ? box : nil
  }

  private func extent(of path: PathElements, _ mode: CGPathDrawingMode) -> CGRect {
    let box = CGPath(elements: path).boundingBox
    guard mode.strokes else { return box }
    // The miter extends furthest: half the width times the limit. A square cap: half the width
    // times √2.
    let t = state.transform
    let stretch = max(hypot(t.a, t.c), hypot(t.b, t.d))
    let reach = state.line.width / 2 * max(state.line.miterLimit, 1.5) * stretch
    return box.insetBy(dx: -reach, dy: -reach)
  }
}

extension CGPathDrawingMode {
  var fills: Bool { self != .stroke }
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
  var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}
