public import CoreGraphics

/// Pushes items, once or as long as it is active.
///
/// With magnitude 1, an instantaneous push gives a square item of 100 points and density 1 a
/// velocity of 100 points per second. A continuous push adds that every second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of the push.
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  private static let unit = 100.0

  /// The items it pushes.
  open var items: [any UIDynamicItem] { ownItems }
  /// Whether it pushes once or continuously.
  public let mode: Mode
  /// An instantaneous push turns this off when done. Set it again to push again.
  @AlwaysObserved open var active = true {
    didSet { changed() }
  }
  /// Direction and magnitude; zero by default.
  @AlwaysObserved open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { changed() }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Makes a push for these items. Set its direction afterwards.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    ownItems = items
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) {
    drop(item)
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Radians clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength of the push.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both; the angle is in radians clockwise from the right.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Sets the point of the push relative to the item's centre. Off-centre, it also turns the item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// By default the item's centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  override func exert(on animator: UIDynamicAnimator) {
    let push = Vector(pushDirection) * Self.unit
    guard active, push.isFinite, push != .zero else { return }
    for item in items {
      guard let index = animator.index(of: item) else { continue }
      let offset = targetOffsetFromCenter(for: item)
      let arm = Vector(Double(offset.horizontal), Double(offset.vertical))
        .rotated(by: animator.world.bodies[index].angle)
      switch mode {
      case .continuous:
        animator.world.bodies[index].force += push
        animator.world.bodies[index].torque += arm.cross(push)
      case .instantaneous: animator.world.bodies[index].apply(push, at: arm)
      }
    }
    if mode == .instantaneous { active = false }
  }
}
