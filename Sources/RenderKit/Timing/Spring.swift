import Glibc

/// A damped spring that goes from 1 to 0: the remaining share of an animation's distance.
package struct Spring: Hashable, Sendable {
  package var mass: Double
  package var stiffness: Double
  package var damping: Double
  /// In distances per second; positive towards the end.
  package var initialVelocity: Double

  /// Invalid values (not finite, or not positive where they must be) are replaced by Core
  /// Animation's defaults: mass 1, stiffness 100, damping 10, velocity 0.
  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0
  ) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    self.damping = damping >= 0 && damping.isFinite ? damping : 10
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// A spring of mass 1 with natural `frequency` (radians per second) and `dampingRatio`.
  package init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      initialVelocity: initialVelocity)
  }

  /// Natural frequency in radians per second.
  package var frequency: Double { (stiffness / mass).squareRoot() }

  /// 1 is critical; below it the spring overshoots.
  package var dampingRatio: Double { damping / criticalDamping }

  /// The least damping without overshooting.
  package var criticalDamping: Double { 2 * (stiffness * mass).squareRoot() }

  /// The remaining share of the distance after `time` seconds; 1 at 0, negative while it
  /// overshoots.
  package func remaining(at time: Double) -> Double {
    guard time > 0 else { return 1 }
    let (w, b) = (frequency, damping / (2 * mass))
    let discriminant = w * w - b * b
    if abs(discriminant) < 1e-9 * w * w {
      return (1 + (w - initialVelocity) * time) * exp(-w * time)
    }
    if discriminant > 0 {
      let wd = discriminant.squareRoot()
      let phase = wd * time
      return exp(-b * time) * (cos(phase) + (b - initialVelocity) / wd * sin(phase))
    }
    let (slow, fast) = overdampedTerms
    return slow.share * exp(slow.rate * time) + fast.share * exp(fast.rate * time)
  }

  /// The two exponential terms of an overdamped spring.
  var overdampedTerms: (slow: (share: Double, rate: Double), fast: (share: Double, rate: Double)) {
    let (w, b) = (frequency, damping / (2 * mass))
    let root = max(b * b - w * w, 0).squareRoot()
    let (slow, fast) = (-w * w / (b + root), -b - root)
    let share = (-initialVelocity - fast) / (slow - fast)
    return ((share, slow), (1 - share, fast))
  }
}
