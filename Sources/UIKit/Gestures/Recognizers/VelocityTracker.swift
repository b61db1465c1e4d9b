import CoreGraphics
import Foundation

/// Finds how fast something moves from where it was in the last moments: the slope of the straight
/// line with the least squares, for each axis by itself. No clock is read.
struct VelocityTracker {
  /// Seconds that are looked back.
  static let horizon = 0.1
  /// Seconds without a sample after which it stands still.
  static let rest = 0.05

  private var samples: [(time: TimeInterval, place: CGPoint)] = []

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    samples.removeAll { $0.time < time - Self.horizon || $0.time >= time }
    samples.append((time, place))
  }

  /// Units a second; zero with fewer than two samples, and at rest.
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
