import CoreGraphics
import Foundation

/// One axis of content that follows the steps of a wheel or of keys: steps move the target, and the
/// content goes after it over several frames, with the speed it has.
///
/// It is critically damped: x(t) = T + (d + (v + w d) t) exp(-w t) with w = 40 per second, where d is the
/// distance to the target T and v the speed. A single step has done 91 % of its way after 0.1 s.
struct SmoothScroll {
  var target: CGFloat
  private(set) var place: CGFloat
  /// Points per second.
  private(set) var velocity: CGFloat = 0

  private static let frequency: CGFloat = 40

  init(at place: CGFloat) {
    self.place = place
    target = place
  }

  /// Nearer than a quarter of a point, and slow.
  var isAtTarget: Bool { abs(target - place) < 0.25 && abs(velocity) < 20 }

  mutating func advance(by time: TimeInterval) {
    let (distance, fade) = (place - target, exp(-Self.frequency * CGFloat(time)))
    let pull = velocity + Self.frequency * distance
    let rest = (distance + pull * CGFloat(time)) * fade
    (place, velocity) = (target + rest, pull * fade - Self.frequency * rest)
  }

  mutating func shift(by distance: CGFloat) {
    place += distance
    target += distance
  }
}
