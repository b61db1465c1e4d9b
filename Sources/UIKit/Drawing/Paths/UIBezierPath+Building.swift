public import CoreGraphics

extension UIBezierPath {
  /// Starts a new piece.
  public func move(to point: CGPoint) { elements.move(to: point) }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { elements.addLine(to: point) }

  /// A cubic Bezier curve from the current point.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  /// A parabola from the current point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    elements.addQuadCurve(to: end, control: controlPoint)
  }

  /// A circular arc, after a line to where it begins; clockwise as seen with y downwards.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// A straight line back to where the piece started.
  public func close() { elements.closeSubpath() }

  /// Empties the path and keeps the way of drawing.
  public func removeAllPoints() { elements = CGMutablePath() }

  /// Everything of another path.
  public func append(_ path: UIBezierPath) { elements.addPath(path.elements) }

  /// Moves, turns or stretches all points.
  public func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(elements, transform: transform)
    elements = moved
  }

  /// The same outline run through from its end to its beginning, with the same way of drawing.
  public func reversing() -> UIBezierPath {
    guard let other = copy() as? UIBezierPath else { return self }
    other.elements = elements.reversed()
    return other
  }

  /// Drawn and skipped lengths in turn; nil makes the line solid.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashLengths = pattern.map { base in (0..<max(count, 0)).map { base[$0] } } ?? []
    dashPhase = phase
  }

  /// Stores the dash pattern, its length and phase where places for them are given.
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
  /// The smallest rectangle around the lines and curves themselves; null when empty.
  public var bounds: CGRect { elements.boundingBoxOfPath }

  /// Whether filling the path would mark the point.
  public func contains(_ point: CGPoint) -> Bool {
    elements.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
