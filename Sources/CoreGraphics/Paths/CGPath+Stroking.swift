extension CGPath {
  /// The outline of the path's stroke, to be filled with the winding rule. `transform` is applied
  /// to the path first.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = LineStyle()
    (style.width, style.cap, style.join) = (width, lineCap, lineJoin)
    style.miterLimit = max(miterLimit, 1)
    return CGPath(elements: elements.applying(transform).stroked(style))
  }

  /// The path divided into dashes after `transform` is applied; curves become short straight lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.applying(transform).dashed(phase: phase, lengths: lengths))
  }
}
