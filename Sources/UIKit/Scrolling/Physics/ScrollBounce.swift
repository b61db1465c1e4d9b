import Foundation

/// Return of one axis to an edge it has gone past.
///
/// Facts: entered with speed it is critically damped with w = 11 a second; from rest it is overdamped
/// with rates of 9 and 46 a second.
struct ScrollBounce {
  var edge: CGFloat
  /// Points past the edge at first.
  var offset: CGFloat
  /// Points a second at first.
  var velocity: CGFloat

  private static let frequency: CGFloat = 11
  private static let rates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// Below this many points a second it counts as starting from rest.
  private static let leastSpeed: CGFloat = 50
  /// Points from the edge at which it is over.
  private static let nearness: CGFloat = 0.1

  private var startsFromRest: Bool { abs(velocity) < Self.leastSpeed }

  func offset(at time: TimeInterval) -> CGFloat { edge + distance(at: time).value }

  func velocity(at time: TimeInterval) -> CGFloat { distance(at: time).slope }

  /// Seconds until it is as good as on the edge for good.
  var duration: TimeInterval {
    let step = 1.0 / 120
    var time = step
    // A slope that small cannot lead away any more; ten seconds are never needed.
    while time < 10, abs(offset(at: time) - edge) > Self.nearness || abs(velocity(at: time)) > 5 {
      time += step
    }
    return time
  }

  /// When it comes back through the edge to glide on inside; nil where it stays at it.
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
