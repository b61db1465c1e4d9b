import Foundation

/// The motion of one axis after a lift, with exponentially decaying speed.
///
/// As in UIKit, v(t) = v0 r^(1000 t), where r is the rate per millisecond. So x(t) = x0 + v0 F (1 -
/// r^(1000 t)) with F = r / (1 - r) / 1000. It ends at a speed of 10 points per second.
struct ScrollDeceleration {
  var start: CGFloat
  /// Points per second.
  var velocity: CGFloat
  /// The fraction of the speed left after a millisecond, between 0 and 1.
  var rate: CGFloat

  /// The speed at which it ends, in points per second.
  static let leastSpeed: CGFloat = 10

  private var reach: CGFloat { rate / (1 - rate) / 1000 }

  /// Glides from `start` and reaches `target` at the least speed.
  init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
    let way = (target - start) / (rate / (1 - rate) / 1000)
    let last = way == 0 ? 0 : way < 0 ? -Self.leastSpeed : Self.leastSpeed
    self.init(start: start, velocity: way + last, rate: rate)
  }

  init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = rate
  }

  var duration: TimeInterval {
    let ratio = abs(velocity) / Self.leastSpeed
    return ratio > 1 ? log(ratio) / abs(1000 * log(rate)) : 0
  }

  /// Where it ends without an edge in the way.
  var landing: CGFloat {
    guard abs(velocity) > Self.leastSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.leastSpeed : Self.leastSpeed)) * reach
  }

  func offset(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - pow(rate, 1000 * time))
  }

  func velocity(at time: TimeInterval) -> CGFloat { velocity * pow(rate, 1000 * time) }

  /// When it reaches `edge`; nil if it ends before.
  func time(reaching edge: CGFloat) -> TimeInterval? {
    let part = 1 - (edge - start) / (velocity * reach)
    guard part > 0, part <= 1 else { return nil }
    let time = log(part) / (1000 * log(rate))
    return time <= duration ? time : nil
  }
}
