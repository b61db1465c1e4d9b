/// The shape of round corners.
package enum CornerCurve: Hashable, Sendable {
  /// Arcs of circles.
  case circular
  /// Apple's `.continuous`: extends 1.528665 radii along each edge and has no jump in curvature.
  ///
  /// Published measurements of Apple's outline give two mirrored pairs of Bézier curves ((1.528665,
  /// 0) to (0.631494, 0.074911) to its mirror image, in radii from the corner). Here its inset from
  /// the edge is x³(0.0266 + 0.0483x + 0.0444x²), x radii from where the corner begins. That is
  /// within 1/700 of a radius of those curves.
  ///
  /// If a side is too short for the full curve, the curve is blended into the arc; at a side of two
  /// radii it is the arc.
  case continuous

  /// In radii.
  static let reach = 1.528665

  /// A circle of this many radii encloses the continuous corner: it cuts off more than the arc,
  /// except near the middle, where it cuts off slightly less.
  static let outerRadius = 0.995

  /// The fraction of the way from the arc to the continuous curve that fits, 0 to 1.
  func smoothing(radius: Double, halfShorterSide: Double) -> Double {
    guard self == .continuous, radius > 0 else { return 0 }
    return min(max((halfShorterSide / radius - 1) / (CornerCurve.reach - 1), 0), 1)
  }
}

extension CornerCurve {
  /// Distance of the curve's middle from both edges, in radii.
  static let diagonal = 0.2919

  /// Distance of the continuous curve from the edge, at `distance` along the edge from where the
  /// corner begins.
  static func inset(along distance: Double, radius: Double, reach: Double) -> Double {
    let start = max(CornerCurve.reach - reach / radius, 0)
    return radius * (inset(distance / radius + start) - inset(start))
  }

  private static func inset(_ x: Double) -> Double {
    x * x * x * (0.0266 + 0.0483 * x + 0.0444 * x * x)
  }
}
