/// The five things a path is made of.
public enum CGPathElementType: Int32, Sendable {
  /// Starts a piece at points[0].
  case moveToPoint
  /// A straight line to points[0].
  case addLineToPoint
  /// A parabola by way of control point points[0] to points[1].
  case addQuadCurveToPoint
  /// A cubic Bezier curve by way of points[0] and points[1] to points[2].
  case addCurveToPoint
  /// A straight line back to where the piece started.
  case closeSubpath
}

/// One part of a path, as `applyWithBlock` shows it; the points live only during the call.
public struct CGPathElement {
  /// What is drawn to the last of `points`.
  public var type: CGPathElementType
  /// One to three of them, none for a close; valid only inside the callback.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Borrows `points`.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// Which places count as inside where outlines overlap.
public enum CGPathFillRule: Int, Sendable {
  /// Where the outline goes around, in sum, not zero times.
  case winding
  /// Where a ray to infinity crosses the outline an odd number of times.
  case evenOdd
}

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable { case butt, round, square }

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
