public import CoreGraphics

/// Pulls items one way; 1 is 1000 points a second each second.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private static let unit = 1000.0

  /// What is pulled.
  open var items: [any UIDynamicItem] { ownItems }
  /// Downwards with a strength of 1, unless set.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { changed() }
  }

  /// Gravity for these items, downwards.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  /// Pulls one more.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// Lets go of an item.
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// Radians clockwise from the right.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// 1 is the strength of Earth, on a screen.
  open var magnitude: CGFloat {
    get { gravityDirection.length }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets both; radians clockwise from the right.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, length: magnitude)
  }

  override func exert(on animator: UIDynamicAnimator) {
    let pull = Vector(gravityDirection) * Self.unit
    guard pull.isFinite else { return }
    for index in items.compactMap(animator.index(of:)) {
      animator.world.bodies[index].force += pull * animator.world.bodies[index].mass
    }
  }
}
