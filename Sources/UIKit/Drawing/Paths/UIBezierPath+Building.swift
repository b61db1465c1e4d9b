public import CoreGraphics

extension UIBezierPath {
  /// Begins a new subpath.
  public func move(to point: CGPoint) { elements.move(to: point) }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) { elements.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    elements.addQuadCurve(to: end, control: controlPoint)
  }

  /// Adds a line to the arc's start, then a circular arc; clockwise with y pointing down.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Adds a straight line back to the start of the subpath.
  public func close() { elements.closeSubpath() }

  /// Removes all elements and keeps the drawing properties.
  public func removeAllPoints() { elements = CGMutablePath() }

  /// Adds all elements of another path.
  public func append(_ path: UIBezierPath) { elements.addPath(path.elements) }

  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(elements, transform: transform)
    elements = moved
  }

  /// The path in reverse direction, with the same drawing properties.
  public func reversing() -> UIBezierPath {
    guard let other = copy() as? UIBezierPath else { return self }
    other.elements = elements.reversed()
    return other
  }

  /// Sets alternating lengths of dashes and gaps; nil for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { base in (0..<max(count, 0)).map { base[$0] } } ?? []
    dashPhase = phase
  }

  /// Gets the dash pattern, its length and its phase. Any pointer may be nil.
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dashLengths.enumerated() { pattern?[index] = length }
    count?.pointee = dashLengths.count
    phase?.pointee = dashPhase
  }
}

extension UIBezierPath {
  /// Whether it has no elements, not even a point.
  public var isEmpty: Bool { elements.isEmpty }
  /// Where the next line would begin.
  public var currentPoint: CGPoint { elements.currentPoint }
  /// The bounding box of the lines and curves themselves; null if the path is empty.
  public var bounds: CGRect { elements.boundingBoxOfPath }

  /// Whether filling the path would cover the point.
  public func contains(_ point: CGPoint) -> Bool {
    elements.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
