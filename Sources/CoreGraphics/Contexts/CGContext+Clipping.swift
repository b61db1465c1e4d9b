import RasterKit

extension CGContext {
  /// Intersects the clip with the inside of the current path, and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    beginPath()
    target.setAntialias(smoothsEdges)
    target.clip(path, rule: rule)
  }

  /// Intersects the clip with a rectangle.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the union of the rectangles.
  public func clip(to rects: [CGRect]) {
    guard rects.allSatisfy({ accept($0, "a clip") }) else { return }
    beginPath()
    for rect in rects { addRect(rect) }
    clip()
  }

  /// Multiplies the clip by an image stretched over the rectangle: by its alpha or, if it has none,
  /// by its lightness; by what a stencil paints. Nothing is drawn outside the rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    guard accept(rect, "a mask"), state.transform.isInvertible else { return }
    clip(to: rect)
    let bounds = target.clipBounds.intersection(target.surface.bounds)
    guard !bounds.isEmpty else { return }
    let made = CairoContext(scratch: bounds)
    let quality = ImageStyle(alpha: 1, quality: state.interpolationQuality)
    made.paint(CairoSurface(mask.maskPixels), in: rect, state.transform, quality)
    if let former = state.mask {
      made.setBlendMode(.destinationIn)
      made.compose(former.surface, offset: .zero, alpha: 1, mask: nil)
    }
    state.mask = ClipMask(surface: made.surface, bounds: bounds)
  }

  /// Removes all clips set since the context or its transparency layer began.
  public func resetClip() {
    state.mask = nil
    target.resetClip()
  }

  /// The bounds of the clip in user space; null if the clip is empty.
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
  /// The image with its lightness as alpha, if it has no alpha.
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
