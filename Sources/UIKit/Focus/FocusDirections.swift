import CoreGraphics

/// Which of several rectangles lies nearest in a direction.
enum FocusDirections {
  /// How much more a distance to the side counts.
  private static let sideways: CGFloat = 3

  /// The index of the nearest; nil where there is none in that direction.
  static func nearest(
    _ places: [CGRect], from start: CGRect, _ heading: UIFocusHeading
  ) -> Int? {
    let costs = places.indices.compactMap { index in
      cost(start, places[index], heading).map { (index, $0) }
    }
    return costs.min { $0.1 < $1.1 }?.0
  }

  /// What begins further on than the middle of the start lies in the direction.
  private static func cost(
    _ start: CGRect, _ end: CGRect, _ heading: UIFocusHeading
  ) -> CGFloat? {
    let (ahead, gap, side): (CGFloat, CGFloat, CGFloat) =
      switch heading {
      case .right:
        (
          end.midX - start.midX, end.minX - start.maxX,
          between(start.minY...start.maxY, end.minY...end.maxY)
        )
      case .left:
        (
          start.midX - end.midX, start.minX - end.maxX,
          between(start.minY...start.maxY, end.minY...end.maxY)
        )
      case .down:
        (
          end.midY - start.midY, end.minY - start.maxY,
          between(start.minX...start.maxX, end.minX...end.maxX)
        )
      case .up:
        (
          start.midY - end.midY, start.minY - end.maxY,
          between(start.minX...start.maxX, end.minX...end.maxX)
        )
      default: (-1, 0, 0)
      }
    guard ahead > 0, gap > -ahead else { return nil }
    return max(0, gap) + ahead / 100 + sideways * side + aside(start, end, heading) / 1000
  }

  /// From middle to middle, so that of rows that touch, the one beside is nearer.
  private static func aside(_ start: CGRect, _ end: CGRect, _ heading: UIFocusHeading) -> CGFloat {
    heading == .left || heading == .right
      ? abs(end.midY - start.midY) : abs(end.midX - start.midX)
  }

  /// The distance of two ranges; 0 where they overlap.
  private static func between(_ one: ClosedRange<CGFloat>, _ other: ClosedRange<CGFloat>) -> CGFloat
  {
    max(0, max(other.lowerBound - one.upperBound, one.lowerBound - other.upperBound))
  }
}
