public import CoreGraphics
package import RenderKit

/// An animation between two values that moves as if pulled by a spring.
///
/// The spring swings for `duration`; `settlingDuration` is how long it takes to come to rest.
open class CASpringAnimation: CABasicAnimation {
  /// Of the thing that moves; positive.
  open var mass: CGFloat = 1

  /// How hard the spring pulls; positive.
  open var stiffness: CGFloat = 100

  /// How hard the motion is braked; 0 swings for ever.
  open var damping: CGFloat = 10

  /// Ways to the end each second at the start; positive towards the end.
  open var initialVelocity: CGFloat = 0

  /// The spring whose swing takes about `perceptualDuration` seconds, with 0 no bounce and 1 no
  /// damping; its `duration` is the time it takes to settle.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = SpringSolver.spring(
      perceptualDuration: perceptualDuration, bounce: Double(bounce), velocity: 0)
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    duration = settlingDuration
  }

  /// Seconds until the swings have become smaller than a thousandth of the way.
  open var settlingDuration: CFTimeInterval { SpringSolver.settlingDuration(of: spring) }

  /// Seconds of about one swing, as far as mass and stiffness go.
  open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

  /// 0 for a spring that just does not swing over, 1 for one without damping; negative for one that
  /// creeps to its end.
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
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }
}
