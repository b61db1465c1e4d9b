import UIKit

/// A line of one colour, from landing to lift.
@MainActor
class Stroke {
  let ink: Ink
  /// Where the finger or pen was, as often as the device tells.
  private(set) var points: [StrokePoint] = [] {
    didSet { curve = nil }
  }
  /// Where it will probably be next. Replaced by what comes.
  private(set) var predicted: [StrokePoint] = [] {
    didSet { curve = nil }
  }
  private var curve: SmoothCurve?

  init(_ ink: Ink) { self.ink = ink }

  /// Goes on along `new`, and probably to `predicted`. Returns what looks different.
  func extend(with new: [StrokePoint], predicted next: [StrokePoint]) -> CGRect {
    let kept = max(0, points.count - 2)
    let before = extent(of: points[kept...] + predicted)
    for point in new { points.append(steadied(point)) }
    predicted = next.map(steadied)
    return before.union(extent(of: points[kept...] + predicted))
  }

  /// Pressure changes by steps, widths do not.
  private func steadied(_ point: StrokePoint) -> StrokePoint {
    guard let last = points.last else { return point }
    return StrokePoint(
      location: point.location, width: last.mixed(with: point, 0.4).width)
  }

  var extent: CGRect { extent(of: points[...] + predicted) }

  /// With room for smoothed edges.
  private func extent(of points: ArraySlice<StrokePoint>) -> CGRect {
    points.reduce(CGRect.null) { $0.union($1.extent) }.insetBy(dx: -2, dy: -2)
  }

  /// Draws the parts of the line that touch `rect`.
  func draw(in rect: CGRect) {
    let drawn = curve ?? SmoothCurve(points + predicted)
    curve = drawn
    ink.color.setFill()
    drawn.outline(in: rect).fill()
  }
}
