import UIKit

/// Where a line goes through, and how wide it is there.
struct StrokePoint: Equatable {
  var location: CGPoint
  var width: CGFloat

  /// The point at `part` of the way to another one.
  func mixed(with other: StrokePoint, _ part: CGFloat) -> StrokePoint {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return StrokePoint(
      location: CGPoint(
        x: mix(location.x, other.location.x), y: mix(location.y, other.location.y)),
      width: mix(width, other.width))
  }

  func distance(to other: StrokePoint) -> CGFloat {
    hypot(other.location.x - location.x, other.location.y - location.y)
  }

  /// The square that the line's round end fills.
  var extent: CGRect {
    CGRect(
      x: location.x - width / 2, y: location.y - width / 2, width: width, height: width)
  }
}
