/// A path that can be changed.
///
/// Numbers that are infinite or NaN, and lines without a preceding `move(to:)`, are logged and
/// ignored.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() { self.init(elements: PathElements()) }
}

extension CGMutablePath {
  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// A quadratic Bezier curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(.quad(control.applying(transform), end.applying(transform)))
  }

  /// A cubic Bezier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .cubic(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  /// A straight line back to the start of the subpath.
  public func closeSubpath() { elements.append(.close) }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }

  /// Closed rectangles, one after the other.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A subpath of straight lines through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// A closed ellipse inscribed in the rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect) }
  }

  /// A closed rectangle with elliptic corners, which are at most half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// A circular arc, after a line to its start; radians.
  ///
  /// Not clockwise means from the x axis towards the y axis, which *looks* clockwise where y grows
  /// downwards. More than a full turn is drawn as one turn. Angles that differ by whole turns give
  /// a full circle in both directions; equal angles give a point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathElements.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    elements.addArc(center: center, radius: radius, from: startAngle, sweep: sweep, transform)
  }

  /// A circular arc of `delta` radians, after a line to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    let sweep = min(max(delta, -turn), turn)
    elements.addArc(center: center, radius: radius, from: startAngle, sweep: sweep, transform)
  }

  /// Rounds the corner at tangent 1, between the lines from the current point and to tangent 2;
  /// ends at the second tangent point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(corner: tangent1End, end: tangent2End, radius: radius, transform)
  }

  /// All elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.append(path.elements, transform)
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout PathElements) -> Void) {
    var shape = PathElements()
    build(&shape)
    elements.append(shape, transform)
  }
}
