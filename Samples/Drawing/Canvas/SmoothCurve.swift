import UIKit

/// Points on a curve that turns near the given ones, close together where it does.
///
/// Between the middles of its sides, a polygon is followed by quadratic curves, which meet without a
/// corner.
struct SmoothCurve {
  /// How far lines between the points may be from the curve.
  private static let tolerance: CGFloat = 0.05

  private(set) var points: [StrokePoint] = []

  init(_ corners: [StrokePoint]) {
    guard let first = corners.first, let last = corners.last else { return }
    points = [first]
    var start = first
    for (corner, next) in zip(corners.dropFirst(), corners.dropFirst(2)) {
      let end = corner.mixed(with: next, 0.5)
      add(from: start, around: corner, to: end)
      start = end
    }
    if corners.count > 1 { points.append(last) }
  }

  private mutating func add(
    from start: StrokePoint, around corner: StrokePoint, to end: StrokePoint
  ) {
    let middle = start.mixed(with: end, 0.5)
    // Cutting a parabola in n parts divides what lines miss of it by n².
    let miss = middle.distance(to: corner) / 2
    let count = min(max(1, Int((miss / Self.tolerance).squareRoot().rounded(.up))), 64)
    for index in 1...count {
      let part = CGFloat(index) / CGFloat(count)
      let (before, after) = (start.mixed(with: corner, part), corner.mixed(with: end, part))
      points.append(before.mixed(with: after, part))
    }
  }

  /// The outline of the line where it touches `rect`: to be filled at once, so that a translucent
  /// colour does not add up where the line crosses itself.
  func outline(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    if points.count == 1 { path.append(UIBezierPath(ovalIn: points[0].extent)) }
    for (a, b) in zip(points, points.dropFirst())
    where a.extent.union(b.extent).intersects(rect) {
      path.addSection(from: a, to: b)
    }
    return path
  }
}

extension UIBezierPath {
  /// A line with round ends. All have the same direction, so that none cuts a hole into another.
  fileprivate func addSection(from a: StrokePoint, to b: StrokePoint) {
    let angle = atan2(b.location.y - a.location.y, b.location.x - a.location.x)
    let (left, right) = (angle - .pi / 2, angle + .pi / 2)
    move(
      to: CGPoint(
        x: b.location.x + b.width / 2 * cos(left), y: b.location.y + b.width / 2 * sin(left)))
    addArc(
      withCenter: b.location, radius: b.width / 2, startAngle: left, endAngle: right,
      clockwise: true)
    addArc(
      withCenter: a.location, radius: a.width / 2, startAngle: right, endAngle: left + 2 * .pi,
      clockwise: true)
    close()
  }
}
