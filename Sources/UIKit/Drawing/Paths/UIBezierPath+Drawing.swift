public import CoreGraphics

// Draws paths in the current context and restores its state. Does nothing without one.

extension UIBezierPath {
  /// Fills with the current fill colour.
  public func fill() { fill(with: nil, alpha: 1) }

  /// Strokes with the current stroke colour.
  public func stroke() { stroke(with: nil, alpha: 1) }

  /// Fills with the current fill colour, a blend mode and an alpha.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: Optional(blendMode), alpha: alpha)
  }

  /// Strokes with the current stroke colour, a blend mode and an alpha.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: Optional(blendMode), alpha: alpha)
  }

  /// Intersects the current context's clip with the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(elements)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  private func draw(_ mode: CGBlendMode?, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if let mode {
      context.setBlendMode(mode)
      context.setAlpha(alpha)
    }
    context.beginPath()
    context.addPath(elements)
    body(context)
    context.restoreGState()
  }
}
