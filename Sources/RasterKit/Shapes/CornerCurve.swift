/// What round corners look like.
package enum CornerCurve: Hashable, Sendable {
  /// Arcs of circles.
  case circular
  /// Apple's `.continuous`: reaches 1.528665 radii along each edge and has no jump in curvature.
  ///
  /// The outline Apple draws was measured by many as two mirrored pairs of Bézier curves
  /// ((1.528665, 0) to (0.631494, 0.074911) to its mirror image, in radii from the corner). Its
  /// inset from the edge is taken here as x³(0.0266 + 0.0483x + 0.0444x²), x radii from where the
  /// corner begins: within 1/700 of a radius of those curves.
  ///
  /// Where a side is too short for the reach, the curve turns into the arc step by step: it is the
  /// arc where the side is two radii.
  case continuous

  /// In radii.
  static let reach = 1.528665

  /// A circle of this many radii holds the continuous corner. It cuts off more than the arc does but
  /// for the middle, where it cuts off a little less.
  static let outerRadius = 0.995

  /// How much of the way from the arc to the continuous curve there is room for, 0 to 1.
  func smoothing(radius: Double, halfShorterSide: Double) -> Double {
    guard self == .continuous, radius > 0 else { return 0 }
    return min(max((halfShorterSide / radius - 1) / (CornerCurve.reach - 1), 0), 1)
  }
}

extension CornerCurve {
  /// How far in the middle of the curve is from both edges, in radii.
  static let diagonal = 0.2919

  /// How far the continuous curve is from the edge, so far along it from where the corner begins.
  static func inset(along distance: Double, radius: Double, reach: Double) -> Double {
    let start = max(CornerCurve.reach - reach / radius, 0)
    return radius * (inset(distance / radius + start) - inset(start))
  }

  private static func inset(_ x: Double) -> Double {
    x * x * x * (0.0266 + 0.0483 * x + 0.0444 * x * x)
  }
}
