import RasterKit

extension CGContext {
  /// Everything drawn from now on casts a blurred silhouette in `color`; nil ends that.
  ///
  /// Offset and blur are in the units of the context as it was made, whatever its transform is now;
  /// the blur is Gaussian with a standard deviation of half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard accept([offset.width, offset.height, blur], "a shadow") else { return }
    guard let color, color.rgba.w > 0 else {
      state.shadow = nil
      return
    }
    let moved = offset.applying(base)
    let scale = abs(base.determinant).squareRoot()
    // More than a few hundred pixels look like nothing at all and take forever.
    let sigma = min(max(blur, 0) * scale / 2, 250)
    state.shadow = Shadow(
      offset: CGVector(dx: moved.width, dy: moved.height), sigma: sigma, color: color)
  }

  /// A shadow of black at one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}

extension Shadow {
  /// The clip and all pixels that can cast a shadow into it; the clip alone where that is too much.
  func widening(_ clip: PixelRect) -> PixelRect {
    func whole(_ x: CGFloat) -> Int32 { Int32(min(max(x, -1e5), 1e5).rounded()) }
    let margin = Int32(reach) + 1
    let sources = clip.offsetBy(x: -whole(offset.dx), y: -whole(offset.dy)).insetBy(-margin)
    let both = clip.union(sources)
    return both.area <= ImageLimits.area ? both : clip
  }

  /// The silhouette of a layer, blurred and coloured, on the layer's own place; not moved yet.
  func cast(by layer: CairoSurface) -> CairoSurface? {
    let margin = Int32(reach)
    let outer = layer.bounds.insetBy(-margin)
    guard outer.area <= ImageLimits.area else { return nil }
    let cast = BlurredAlpha(layer.pixels, margin: margin, sigma: Double(sigma)).colored(color)
    return CairoSurface(cast, origin: PixelPoint(x: outer.minX, y: outer.minY))
  }
}

extension PixelRect {
  fileprivate func insetBy(_ d: Int32) -> PixelRect {
    PixelRect(minX: minX + d, minY: minY + d, maxX: maxX - d, maxY: maxY - d)
  }
}
