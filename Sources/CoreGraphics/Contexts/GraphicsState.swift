import RasterKit

/// What `saveGState` keeps, but for the clip, which Cairo keeps.
struct GraphicsState {
  /// From user space to pixels, y downwards.
  var transform: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var line = LineStyle()
  var shadow: Shadow?
  var mask: ClipMask?
  var antialiases = true
  var interpolationQuality = CGInterpolationQuality.default

  init(transform: CGAffineTransform) { self.transform = transform }

  /// Whether an operation must be painted aside and then brought in as a whole.
  var needsGroup: Bool { shadow != nil || mask != nil || blendMode == .plusDarker }
}

/// A blurred silhouette beneath what is drawn; lengths in pixels.
struct Shadow {
  var offset: CGVector
  /// Standard deviation of the blur.
  var sigma: CGFloat
  var color: CGColor

  /// How far from the silhouette the blur is still seen.
  var reach: CGFloat { (sigma * 3).rounded(.up) }
}

/// A clip of graded strength: alpha of the pixels of a part of the grid, nothing outside.
struct ClipMask {
  var surface: CairoSurface
  var bounds: PixelRect
}
