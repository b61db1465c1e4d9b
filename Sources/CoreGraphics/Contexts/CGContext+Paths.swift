extension CGContext {
  /// Clears the current path.
  public func beginPath() { currentPath.removeAll() }

  /// Begins a subpath at a point of user space.
  public func move(to point: CGPoint) { currentPath.append(.move(device(point))) }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { currentPath.append(.line(device(point))) }

  /// A quadratic Bezier from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.append(.quad(device(control), device(end)))
  }

  /// A cubic Bezier from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.append(.cubic(device(control1), device(control2), device(end)))
  }

  /// A straight line back to the start of the subpath.
  public func closePath() { currentPath.append(.close) }

  /// A closed subpath along the edges of `rect`.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, state.transform) }

  /// A closed subpath for each rectangle.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// A subpath of straight lines through the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// A closed subpath of four cubics inside `rect`.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, state.transform)
  }

  /// A circular arc, after a line to its start; radians, see `CGMutablePath`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let sweep = PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    currentPath.addArc(
      center: center, radius: radius, from: startAngle, sweep: sweep, state.transform)
  }

  /// Rounds the corner at tangent 1, between the lines from the current point and to tangent 2.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(corner: tangent1End, end: tangent2End, radius: radius, state.transform)
  }

  /// Adds a path under the current transform.
  public func addPath(_ path: CGPath) { currentPath.append(path.elements, state.transform) }

  private func device(_ point: CGPoint) -> CGPoint { point.applying(state.transform) }
}

extension CGContext {
  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// In user space; (0, 0) without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// In user space, control points included; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path in user space; nil if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty
      ? nil : CGPath(elements: currentPath.applying(state.transform.inverted()))
  }

  /// Whether drawing the path in this mode would paint a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    let isInside = path.contains(point, using: mode.rule)
    let stroke = CGPath(elements: path.elements.stroked(state.line))
    return (mode.fills && isInside) || (mode.strokes && stroke.contains(point))
  }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    guard let path else { return }
    currentPath = path.elements.stroked(state.line).applying(state.transform)
  }
}
