public import CoreGraphics
package import RenderKit

/// An animation between two values that moves like a damped spring.
///
/// The spring runs for `duration`; `settlingDuration` is how long it takes to come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring; positive.
  open var mass: CGFloat = 1

  /// The spring constant; positive.
  open var stiffness: CGFloat = 100

  /// The damping coefficient; 0 oscillates forever.
  open var damping: CGFloat = 10

  /// Whether a spring may be damped beyond the critical and then creeps; else it is critically damped.
  open var allowsOverdamping = false

  /// In distances between the values per second; positive towards the end.
  open var initialVelocity: CGFloat = 0

  /// A spring with a period of about `perceptualDuration` seconds; `bounce` 0 means no overshoot, 1
  /// no damping. Its `duration` is the settling duration.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringSolver.spring(
      perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// Seconds until the oscillation is smaller than a thousandth of the distance.
  open var settlingDuration: CFTimeInterval { SpringSolver.settlingDuration(of: spring) }

  /// The undamped period in seconds, from mass and stiffness.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// 0 for critical damping, 1 without damping, negative for an overdamped spring that is allowed.
  open var bounce: CGFloat {
    let ratio = spring.dampingRatio
    return CGFloat(ratio > 1 ? 1 / ratio - 1 : 1 - ratio)
  }

  package override func makeValues(for target: AnimationTarget) -> PropertyAnimation.Values? {
    ends(for: target).map { .spring(from: $0.from, to: $0.to, by: $0.by, spring) }
  }

  package override func takeSettings(of other: CAAnimation) {
    super.takeSettings(of: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness) = (other.mass, other.stiffness)
    (damping, initialVelocity) = (other.damping, other.initialVelocity)
    allowsOverdamping = other.allowsOverdamping
  }

  private var spring: Spring {
    var spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
    if !allowsOverdamping { spring.damping = min(spring.damping, spring.criticalDamping) }
    return spring
  }
}
