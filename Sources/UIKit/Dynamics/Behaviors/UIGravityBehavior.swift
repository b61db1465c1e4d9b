public import CoreGraphics

/// Accelerates items in one direction. Magnitude 1 is 1000 points per second per second.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private static let unit = 1000.0

  /// The items it acts on.
  open var items: [any UIDynamicItem] { ownItems }
  /// By default downward with magnitude 1.
  @AlwaysObserved open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// Makes downward gravity for these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() { self.init(items: []) }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// Radians clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// 1 stands for Earth's gravity on a screen.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both; the angle is in radians clockwise from the right.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func exert(on animator: UIDynamicAnimator) {
    let acceleration = Vector(gravityDirection) * Self.unit
    guard acceleration.isFinite else { return }
    for index in items.compactMap(animator.index(of:)) {
      animator.world.bodies[index].force += acceleration * animator.world.bodies[index].mass
    }
  }
}
