public import CoreGraphics

// Drawing on the current context; without one nothing happens.

extension UIImage {
  /// At its own size.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Stretched over a rectangle; a resizable image keeps its borders.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// At its own size, in a mode and with an alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Stretched over a rectangle, in a mode and with an alpha, which takes the place of the context's.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let bitmap else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    if resizing == nil {
      draw(bitmap, in: rect, of: context)
    } else {
      drawParts(in: rect.standardized, of: context)
    }
    context.restoreGState()
  }

  /// Each of the nine parts by itself, so that none shows its neighbours where it is stretched.
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

  /// Repeated at its own size over a rectangle, from the rectangle's corner on.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let bitmap else { return }
    context.saveGState()
    context.clip(to: rect)
    draw(bitmap, in: CGRect(origin: rect.origin, size: size), of: context, byTiling: true)
    context.restoreGState()
  }

  /// The silhouette filled with a colour as it looks now.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The silhouette filled with a colour as it looks now, in a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard bitmap != nil else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let tinted = UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(at: .zero)
      color.setFill()
      context.fill(context.format.bounds, blendMode: .sourceIn)
    }
    return UIImage(
      bitmap: tinted.bitmap, scale: scale, orientation: .up, renderingMode: renderingMode,
      resizing: resizing)
  }

  private func draw(
    _ bitmap: CGImage, in rect: CGRect, of context: CGContext, byTiling: Bool = false
  ) {
    // Core Graphics puts a picture's first row at the largest y; here that is the bottom.
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    let shown = upright.concatenating(imageOrientation.transform).concatenating(
      CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    context.concatenate(shown)
    context.draw(bitmap, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: byTiling)
  }
}
