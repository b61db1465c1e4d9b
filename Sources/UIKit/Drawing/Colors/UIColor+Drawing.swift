import CoreGraphics

extension UIColor {
  /// The colour of fills and strokes of the current context from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// The colour of fills of the current context from now on.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// The colour of strokes of the current context from now on.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
