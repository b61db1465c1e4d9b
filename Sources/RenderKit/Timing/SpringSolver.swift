import Glibc

/// Finds springs with given durations, and the durations of given springs.
///
/// A spring has settled when a thousandth of the distance is left.
package enum SpringSolver {
  private static let rest = 0.001

  /// The spring of mass 1 with this damping ratio that settles after `duration` seconds.
  ///
  /// Ratios are clamped to 0.01...1 and durations to 1 ms...1e6 s, so that every input, even NaN,
  /// gives a spring that settles. `velocity` is in distances per second.
  package static func spring(
    dampingRatio: Double, duration: Double, velocity: Double
  ) -> Spring {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let duration = duration > 0.001 ? min(duration, 1e6) : 0.001
    let velocity = velocity.isFinite ? min(max(velocity, -1e4), 1e4) : 0
    // Solved for a duration of 1 and scaled: frequency x duration depends on velocity x duration.
    let scaled =
      ratio > 1 - 1e-9
      ? criticalFrequency(velocity: velocity * duration)
      : underdampedFrequency(ratio: ratio, velocity: velocity * duration)
    return Spring(frequency: scaled / duration, dampingRatio: ratio, initialVelocity: velocity)
  }

  /// The spring that SwiftUI and UIKit describe by perceptual duration and bounce (-1...1).
  package static func spring(
    perceptualDuration: Double, bounce: Double, velocity: Double
  ) -> Spring {
    let duration = perceptualDuration > 0.001 ? min(perceptualDuration, 1e6) : 0.001
    let bounce = bounce.isNaN ? 0 : min(max(bounce, -0.99), 1)
    return Spring(
      frequency: 2 * .pi / duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      initialVelocity: velocity)
  }

  /// Seconds until the envelope of the motion has fallen to a thousandth of the distance.
  ///
  /// Infinite for a spring without damping.
  package static func settlingDuration(of spring: Spring) -> Double {
    let ratio = spring.dampingRatio
    guard ratio > 0 else { return .infinity }
    let (w, v) = (spring.frequency, spring.initialVelocity)
    if abs(ratio - 1) < 1e-9 {
      return lastRoot(from: 1 / w) { log(1 + abs(w - v) * $0) - w * $0 - log(rest) }
    }
    if ratio < 1 {
      let b = ratio * w
      let wd = w * (1 - ratio * ratio).squareRoot()
      return log((1 + abs(b - v) / wd) / rest) / b
    }
    let (slow, fast) = spring.overdampedTerms
    return lastRoot(from: 1 / w) {
      log(abs(slow.share) * exp(slow.rate * $0) + abs(fast.share) * exp(fast.rate * $0)) - log(rest)
    }
  }

  /// The largest w with abs((z w - v) / wd) exp(-z w) = 0.001, where wd = w sqrt(1 - z^2).
  private static func underdampedFrequency(ratio z: Double, velocity v: Double) -> Double {
    let root = (1 - z * z).squareRoot()
    let excess = { (w: Double) in log(abs(z - v / w) / root) - z * w - log(rest) }
    guard v > 0 else { return lastRoot(from: 1, excess) }
    // Above v / z the excess is concave; its maximum is where v / (w (z w - v)) = z.
    let top = (v + (v * v + 4 * v).squareRoot()) / (2 * z)
    if excess(top) > 0 { return lastRoot(from: top, excess) }
    return firstRoot(below: v / z, excess)
  }

  /// The largest x with abs(1 + x - v) exp(-x) = 0.001.
  private static func criticalFrequency(velocity v: Double) -> Double {
    let excess = { (x: Double) in log(abs(1 + x - v)) - x - log(rest) }
    if excess(v) > 0 { return lastRoot(from: max(v, 1e-6), excess) }
    return firstRoot(below: v - 1, excess)
  }

  /// The last zero of `excess`, which is positive at or beyond `start` and falls in the end.
  private static func lastRoot(from start: Double, _ excess: (Double) -> Double) -> Double {
    var (low, high) = (start, start * 2)
    while excess(high) > 0, high < 1e12 { (low, high) = (high, high * 2) }
    while excess(low) < 0, low > 1e-12 { low /= 2 }
    return bisect(low, high, excess)
  }

  /// The zero of `excess`, which is positive near 0 and falls without limit towards `end`.
  private static func firstRoot(below end: Double, _ excess: (Double) -> Double) -> Double {
    bisect(end * 1e-9, end, excess)
  }

  private static func bisect(
    _ low: Double, _ high: Double, _ excess: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
