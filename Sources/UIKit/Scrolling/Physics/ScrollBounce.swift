import Foundation

/// The return of one axis to an edge it has passed.
///
/// As in UIKit, with speed it is critically damped at 11 per second. From rest it is overdamped
/// with rates of 9 and 46 per second.
struct ScrollBounce {
  var edge: CGFloat
  /// Points past the edge at the start.
  var offset: CGFloat
  /// Points per second at the start.
  var velocity: CGFloat

  private static let frequency: CGFloat = 11
  private static let rates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// Slower than this counts as starting from rest, in points per second.
  private static let leastSpeed: CGFloat = 50
  /// The distance from the edge at which it ends, in points.
  private static let nearness: CGFloat = 0.1

  private var startsFromRest: Bool { abs(velocity) < Self.leastSpeed }

  func offset(at time: TimeInterval) -> CGFloat { edge + distance(at: time).value }

  func velocity(at time: TimeInterval) -> CGFloat { distance(at: time).slope }

  /// Seconds until it stays at the edge.
  var duration: TimeInterval {
    let step = 1.0 / 120
    var time = step
    // At so small a slope it cannot move away again. It never takes ten seconds.
    while time < 10, abs(offset(at: time) - edge) > Self.nearness || abs(velocity(at: time)) > 5 {
      time += step
    }
    return time
  }

  /// When it passes back through the edge to glide on inside; nil if it stays at the edge.
  var timeOfReturn: TimeInterval? {
    let pull = velocity + Self.frequency * offset
    guard !startsFromRest, offset != 0, pull != 0 else { return nil }
    let time = -offset / pull
    return time > 0 ? time : nil
  }

  private func distance(at time: TimeInterval) -> (value: CGFloat, slope: CGFloat) {
    if startsFromRest {
      let (slow, fast) = Self.rates
      let quick = (velocity + slow * offset) / (slow - fast)
      let (a, b) = ((offset - quick) * exp(-slow * time), quick * exp(-fast * time))
      return (a + b, -slow * a - fast * b)
    }
    let pull = velocity + Self.frequency * offset
    let fade = exp(-Self.frequency * time)
    let value = (offset + pull * time) * fade
    return (value, pull * fade - Self.frequency * value)
  }
}
