import Diagnostics

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(start, end), options)
  }

  /// Fills the clip with a gradient from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .radial(startCenter, startRadius, endCenter, endRadius), options)
  }

  func draw(
    _ gradient: CGGradient, _ shape: GradientShape, _ options: CGGradientDrawingOptions
  ) {
    guard shape.isFinite else {
      return Log.graphics.write("a gradient with negative radii or infinite or NaN numbers")
    }
    let transform = state.transform
    paint(nil) { cairo, alpha in
      cairo.setTransform(transform)
      cairo.paint(gradient, shape, options, alpha: alpha)
    }
  }
}
