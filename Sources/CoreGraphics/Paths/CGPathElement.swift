/// The kinds of path elements.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath at points[0].
  case moveToPoint
  /// A straight line to points[0].
  case addLineToPoint
  /// A quadratic Bezier curve to points[1] with control point points[0].
  case addQuadCurveToPoint
  /// A cubic Bezier curve to points[2] with control points points[0] and points[1].
  case addCurveToPoint
  /// A straight line back to the start of the subpath.
  case closeSubpath
}

/// One element of a path, as passed by `applyWithBlock`; the points are valid only during the call.
public struct CGPathElement {
  /// What is drawn to the last of `points`.
  public var type: CGPathElementType
  /// One to three points, none for a close; valid only inside the callback.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Borrows `points`.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Which points count as inside where outlines overlap.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than zero.
  case winding
  /// Points from which a ray to infinity crosses the outline an odd number of times.
  case evenOdd
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
