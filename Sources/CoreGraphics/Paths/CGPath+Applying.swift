/// Called for each element of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls `function` with `info` for each element in order; the element and its points are valid only
  /// during the call.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// The path with curves as straight lines that are at most `threshold` off.
  public func flattened(threshold: CGFloat) -> CGPath {
    let result = CGMutablePath()
    let tolerance = threshold.isFinite ? max(threshold, 0.001) : 1
    for polyline in elements.flattened(tolerance: tolerance) {
      result.addLines(between: polyline.points)
      if polyline.isClosed { result.closeSubpath() }
    }
    return result
  }
}
