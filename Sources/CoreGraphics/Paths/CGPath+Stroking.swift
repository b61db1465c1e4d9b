extension CGPath {
  /// The outline of a stroke along the path, which `transform` is applied to before; fill it with the
  /// winding rule.
  public func copy(
    strokingWithWidth width: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    var style = LineStyle()
    (style.width, style.cap, style.join) = (width, lineCap, lineJoin)
    style.miterLimit = max(miterLimit, 1)
    return CGPath(elements: elements.applying(transform).stroked(style))
  }

  /// The path cut into dashes once `transform` has been applied; curves become short straight lines.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(elements: elements.applying(transform).dashed(phase: phase, lengths: lengths))
  }
}
