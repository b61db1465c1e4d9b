import RasterKit

extension CGContext {
  /// Narrows the clip to the inside of the path made so far, and forgets the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    target.setAntialias(state.antialiases)
    target.clip(path, rule: rule)
  }

  /// Narrows the clip to a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Narrows the clip to what is in any of the rectangles.
  public func clip(to rects: [CGRect]) {
    guard rects.allSatisfy({ accept($0, "a clip") }) else { return }
    beginPath()
    for rect in rects { addRect(rect) }
    clip()
  }

  /// Narrows the clip by a picture stretched over the rectangle: its alpha, or where it has none its
  /// lightness, is how much of what is drawn comes through. Outside the rectangle nothing does.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard accept(rect, "a mask"), state.transform.isInvertible else { return }
    clip(to: rect)
    let bounds = target.clipBounds.intersection(target.surface.bounds)
    guard !bounds.isEmpty else { return }
    let made = CairoContext(scratch: bounds)
    let quality = PictureStyle(alpha: 1, quality: state.interpolationQuality)
    made.paint(CairoSurface(mask.maskPixels), in: rect, state.transform, quality)
    if let former = state.mask {
      made.setBlendMode(.destinationIn)
      made.compose(former.surface, offset: .zero, alpha: 1, mask: nil)
    }
    state.mask = ClipMask(surface: made.surface, bounds: bounds)
  }

  /// Draws everywhere again, whatever was clipped since the context or its layer was begun.
  public func resetClip() {
    state.mask = nil
    target.resetClip()
  }

  /// The smallest rectangle of user space around the clip; null where the clip lets nothing through.
  public var boundingBoxOfClipPath: CGRect {
    let clip = target.clipBounds
    guard !clip.isEmpty else { return .null }
    let device = CGRect(
      x: CGFloat(clip.minX), y: CGFloat(clip.minY), width: CGFloat(clip.width),
      height: CGFloat(clip.height))
    return device.applying(state.transform.inverted())
  }
}

extension CGImage {
  /// The picture with its lightness as alpha, where it has no alpha of its own.
  fileprivate var maskPixels: PixelBuffer {
    let source = pixels
    guard source.isOpaque else { return source }
    let mask = PixelBuffer(size: source.size)
    for y in 0..<height {
      for x in 0..<width {
        let p = source.base[y * source.stride + x]
        let light = ((p >> 16 & 255) * 54 + (p >> 8 & 255) * 183 + (p & 255) * 19 + 128) >> 8
        mask.base[y * mask.stride + x] = light << 24
      }
    }
    return mask
  }
}
