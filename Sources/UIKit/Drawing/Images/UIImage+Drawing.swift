import CoreGraphics

extension UIImage {
  func paint(in rect: CGRect, _ blendMode: CGBlendMode, _ alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let bitmap = bitmap(for: rect, in: context)
    else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if value.resizing == nil {
      draw(bitmap, in: rect, of: context)
    } else {
      drawParts(in: rect.standardized, of: context)
    }
    context.restoreGState()
  }

  /// Draws the nine parts separately, so that stretching does not blend neighbouring parts.
  private func drawParts(in rect: CGRect, of context: CGContext) {
    guard let upright, let bitmap = upright.cgImage else { return }
    for (source, target) in nineParts(in: rect) {
      guard let part = bitmap.cropping(to: source) else { continue }
      let image = UIImage(cgImage: part, scale: scale, orientation: .up)
      if resizingMode == .tile {
        image.drawAsPattern(in: target)
      } else {
        context.saveGState()
        image.draw(part, in: target, of: context)
        context.restoreGState()
      }
    }
  }

  func tile(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let bitmap = cgImage else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(bitmap, in: CGRect(origin: rect.origin, size: size), of: context, byTiling: true)
    context.restoreGState()
  }

  private func draw(
    _ bitmap: CGImage, in rect: CGRect, of context: CGContext, byTiling: Bool = false
  ) {
    // Core Graphics puts an image's first row at the largest y, which is the bottom here.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    let shown = upright.concatenating(imageOrientation.transform).concatenating(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    context.concatenate(shown)
    context.draw(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: byTiling)
  }
}
