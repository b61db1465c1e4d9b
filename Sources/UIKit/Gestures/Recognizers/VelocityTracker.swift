import CoreGraphics
import Foundation

/// Estimates a velocity from recent positions: the least-squares slope of each axis. Reads no
/// clock.
struct VelocityTracker {
  /// How far back samples count, in seconds.
  static let horizon = 0.1
  /// The time without samples after which the velocity is zero, in seconds.
  static let rest = 0.05

  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.horizon || $0.time >= time }
    samples.append((time, place))
  }

  /// Units per second; zero with fewer than two samples or at rest.
  func velocity(at now: TimeInterval) -> CGVector {
    guard let last = samples.last, now - last.time <= Self.rest else { return .zero }
    let recent = samples.filter { $0.time >= now - Self.horizon }
    guard recent.count > 1 else { return .zero }
    let middle = recent.reduce(0) { $0 + $1.time - last.time } / Double(recent.count)
    var (spread, x, y): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for sample in recent {
      let offset = CGFloat(sample.time - last.time - middle)
      spread += offset * offset
      x += offset * (sample.place.x - last.place.x)
      y += offset * (sample.place.y - last.place.y)
    }
    return spread > 0 ? CGVector(dx: x / spread, dy: y / spread) : .zero
  }
}
