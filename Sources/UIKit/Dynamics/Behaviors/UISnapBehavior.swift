public import CoreGraphics

/// Pulls an item to a point and an upright angle, like a spring.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// Oscillations per second.
  private static let frequency = 2.5
  private let item: any UIDynamicItem
  /// The target, in the reference view.
  @AlwaysObserved open var snapPoint: CGPoint {
    didSet { changed() }
  }
  /// From 0 (oscillates most) to 1 (not at all); 0.5 by default.
  @AlwaysObserved open var damping: CGFloat = 0.5 {
    didSet { changed() }
  }

  /// Pulls `item` to `point` in the reference view.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
    ownItems = [item]
  }

  override func rows(in animator: UIDynamicAnimator) -> [ConstraintRow] {
    let target = Vector(snapPoint)
    guard let index = animator.index(of: item), target.isFinite else { return [] }
    let body = animator.world.bodies[index]
    var joint = JointRows(first: -1, second: index)
    let ratio = damping.isFinite ? 0.25 + 0.75 * min(max(Double(damping), 0), 1) : 0.6
    joint.stiffness = .spring(frequency: Self.frequency, damping: ratio)
    joint.addLinear(Vector(1, 0), error: body.position.x - target.x)
    joint.addLinear(Vector(0, 1), error: body.position.y - target.y)
    joint.addAngular(error: body.angle - (body.angle / (2 * .pi)).rounded() * 2 * .pi)
    return joint.rows
  }
}
