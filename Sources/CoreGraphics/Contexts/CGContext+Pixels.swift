package import RasterKit

extension CGContext {
  /// From user space to the bitmap's pixels, whose first row is at the top.
  package var userToPixels: CGAffineTransform { state.transform }

  /// The pixels that can be drawn on.
  package var pixelBounds: PixelRect { target.surface.bounds }

  /// Draws pixels without scaling, the first of them at `origin`. Uses the clip, alpha and blend
  /// mode of the state, but not its transform.
  package func drawPixels(_ pixels: PixelBuffer, at origin: PixelPoint) {
    saveGState()
    defer { restoreGState() }
    // An image's first row is drawn at the top of a y axis that points upwards.
    let (width, height) = (CGFloat(pixels.size.width), CGFloat(pixels.size.height))
    state.transform = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: CGFloat(origin.x), ty: CGFloat(origin.y) + height)
    draw(
      CGImage(pixels: pixels, shouldInterpolate: false),
      in: CGRect(x: 0, y: 0, width: width, height: height))
  }
}
