public import CoreGraphics
public import Foundation
import RenderKit

/// The pacing of a property animator as the motion of a spring. Immutable.
///
/// Springs by damping ratio die out at the end of the animator's duration (the formula is
/// `SpringSolver`'s); all others take the time they take, and the animator's duration follows.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  private enum Form {
    case dampingRatio(Double)
    case physical(Spring)
    case perceptual(duration: Double, bounce: Double)
  }

  private let form: Form
  /// Ways to the end each second at the start. `dy` is for the vertical part of a `center`'s motion,
  /// `dx` for everything else.
  public let initialVelocity: CGVector

  /// The spring of iOS's own transitions, mass 3, stiffness 1000 and damping 500: no swing, over in
  /// half a second or so.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A ratio of 1 does not swing over; `velocity` is in ways to the end each second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.dampingRatio(Double(ratio)), velocity)
  }

  /// A ratio of 1 does not swing over.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.dampingRatio(Double(ratio)), .zero)
  }

  /// A spring by its physics; numbers that describe none become Core Animation's defaults.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.init(.physical(spring), velocity)
  }

  /// A spring as felt: `duration` is about one swing, a `bounce` of 0 does not swing over.
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

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// nil: a spring is no curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The object itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The spring of an animator that was asked to last `duration` seconds.
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

  /// Seconds the motion takes of itself; nil where it takes as long as the animator says.
  var ownDuration: Double? {
    if case .dampingRatio = form { return nil }
    let speed = Double(max(abs(initialVelocity.dx), abs(initialVelocity.dy)))
    return min(SpringSolver.settlingDuration(of: spring(duration: 0, velocity: speed)), 1e6)
  }
}
