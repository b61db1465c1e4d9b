public import CoreGraphics

/// Pushes items: once, or as long as it is active.
///
/// A magnitude of 1 moves an item of 100 points square and density 1 at 100 points a second, for a
/// continuous push each second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long it pushes.
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  private static let unit = 100.0

  /// What is pushed.
  open var items: [any UIDynamicItem] { ownItems }
  /// Whether it pushes once or all the time.
  public let mode: Mode
  /// An instantaneous push is off when it has pushed; setting it again pushes again.
  open var active = true {
    didSet { changed() }
  }
  /// Direction and magnitude in one; nothing unless set.
  open var pushDirection = CGVector(dx: 0, dy: 0) {
    didSet { changed() }
  }
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push for these items, without a direction yet.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init()
    ownItems = items
  }

  /// Pushes one more.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// Lets go of an item.
  open func removeItem(_ item: any UIDynamicItem) {
    drop(item)
    offsets[ObjectIdentifier(item)] = nil
  }

  /// Radians clockwise from the right.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How hard.
  open var magnitude: CGFloat {
    get { pushDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both; radians clockwise from the right.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, length: magnitude)
  }

  /// Where on the item it pushes, from its centre: elsewhere than there it turns it as well.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    changed()
  }

  /// Its centre unless set.
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
