import CoreGraphics

extension UIBezierPath {
  func paintFill(_ blendMode: CGBlendMode?, _ alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: fillRule) }
  }

  func paintStroke(_ blendMode: CGBlendMode?, _ alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dashLengths)
      context.strokePath()
    }
  }

  func clip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(elements)
    context.clip(using: fillRule)
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
