public import CoreGraphics
public import Foundation
import RenderKit

/// The timing of a property animator as a spring. Immutable.
///
/// Springs with a damping ratio come to rest at the end of the animator's duration (see
/// `SpringSolver` for the formula). Other springs run until they settle, and set the animator's
/// duration.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  private enum Form {
    case dampingRatio(Double)
    case physical(Spring)
    case perceptual(duration: Double, bounce: Double)
  }

  private let form: Form
  /// Velocity at the start, in whole ways per second. `dy` applies to the vertical part of a
  /// `center`, `dx` to everything else.
  public let initialVelocity: CGVector

  /// Makes the spring of iOS's own transitions: mass 3, stiffness 1000, damping 500. It does not
  /// overshoot and lasts about half a second.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A ratio of 1 does not overshoot. `velocity` is in whole ways per second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.dampingRatio(Double(ratio)), velocity)
  }

  /// A ratio of 1 does not overshoot.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.dampingRatio(Double(ratio)), .zero)
  }

  /// Makes a spring from physical parameters. Invalid ones become Core Animation's defaults.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.init(.physical(spring), velocity)
  }

  /// Makes a spring from perceptual parameters: `duration` is about one oscillation, and a `bounce`
  /// of 0 does not overshoot.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(.perceptual(duration: duration, bounce: Double(bounce)), initialVelocity)
  }

  private init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  /// Always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// Returns itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns itself, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The spring for an animator with a requested duration, in seconds.
  func spring(duration: Double, velocity: Double) -> Spring {
    switch form {
    case .dampingRatio(let ratio):
      return SpringSolver.spring(dampingRatio: ratio, duration: duration, velocity: velocity)
    case .physical(var spring):
      spring.initialVelocity = velocity.isFinite ? velocity : 0
      return spring
    case .perceptual(let duration, let bounce):
      return SpringSolver.spring(
        perceptualDuration: duration, bounce: bounce, velocity: velocity)
    }
  }

  /// The spring's own duration in seconds; nil if the animator sets it.
  var ownDuration: Double? {
    if case .dampingRatio = form { return nil }
    let speed = Double(max(abs(initialVelocity.dx), abs(initialVelocity.dy)))
    return min(SpringSolver.settlingDuration(of: spring(duration: 0, velocity: speed)), 1e6)
  }
}
