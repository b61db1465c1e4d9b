extension CGContext {
  /// Stretches a picture over a rectangle, its first row along the edge of largest y.
  ///
  /// Upright in contexts with the origin at the bottom left; in UIKit's it is upside down, where
  /// `UIImage` draws upright. `byTiling` repeats it in tiles of the rectangle's size over the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard accept(rect, "a picture's rectangle"), !rect.isEmpty else { return }
    let quality = image.shouldInterpolate ? state.interpolationQuality : .none
    let transform = state.transform
    let picture = CairoSurface(image.pixels)
    paint(byTiling ? nil : rect.applying(transform)) { cairo, alpha in
      cairo.paint(
        picture, in: rect.standardized, transform,
        PictureStyle(alpha: alpha, quality: quality, tiles: byTiling))
    }
  }
}
