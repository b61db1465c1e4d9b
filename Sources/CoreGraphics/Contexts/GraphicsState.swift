import RasterKit

/// The state saved by `saveGState`, except for the clip, which Cairo saves.
struct GraphicsState {
  /// From user space to pixels, y downwards.
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  /// Moves patterns, in the initial user space.
  var patternPhase = CGSize.zero
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var line = LineStyle()
  var shadow: Shadow?
  var mask: ClipMask?
  var antialiases = true
  var interpolationQuality = CGInterpolationQuality.default
  var textDrawingMode = CGTextDrawingMode.fill
  var glyphs = GlyphSettings()

  init(transform: CGAffineTransform) { self.transform = transform }
}

/// A blurred shadow below the drawing; lengths in pixels.
struct Shadow {
  var offset: CGVector
  /// Standard deviation of the blur.
  var sigma: CGFloat
  var color: CGColor

  /// How far the blur is visible around the shape.
  var reach: CGFloat { (sigma * 3).rounded(.up) }
}

/// A soft clip: the alpha of the pixels in a part of the grid, 0 outside.
struct ClipMask {
  var surface: CairoSurface
  var bounds: PixelRect
}
