extension CGContext {
  /// Scales an image to a rectangle, with its first row along the edge of largest y.
  ///
  /// The image is upright in contexts with the origin at the bottom left and upside down in
  /// UIKit's, where `UIImage` draws upright. `byTiling` repeats it over the clip in tiles of the
  /// rectangle's size. A stencil is painted in the fill colour.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard accept(rect, "a picture's rectangle"), !rect.isEmpty else { return }
    let quality = image.shouldInterpolate ? state.interpolationQuality : .none
    let transform = state.transform
    let picture = CairoSurface(image.pixels)
    let color = image.isMask ? source(state.fillColor) : nil
    paint(byTiling ? nil : rect.applying(transform)) { cairo, alpha in
      cairo.paint(
        picture, in: rect.standardized, transform,
        ImageStyle(alpha: alpha, quality: quality, tiles: byTiling), color)
    }
  }
}
