public import CoreGraphics

/// What items are made of, and how fast they are.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What has these properties.
  open var items: [any UIDynamicItem] { ownItems }
  var material = BodyMaterial(elasticity: 0, friction: 0) {
    didSet { if material != oldValue { changed() } }
  }
  /// Speeds given before the items are in an animator.
  private var pending: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []
  /// Stored; there are no fields that act on charges.
  open var charge: CGFloat = 0

  /// Properties for these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  /// One more has these properties.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// An item goes back to the properties of another behavior, or those all have.
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// The share of its speed that is left after a bounce, 0...1.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { material.elasticity = Double(newValue) }
  }

  /// What slides over another is braked by this much of what presses them together.
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { material.friction = Double(newValue) }
  }

  /// At 1 an item of 100 points square has a mass of 1.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { material.density = Double(newValue) }
  }

  /// Speed falls with exp(-resistance t).
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { material.resistance = newValue.isFinite ? Double(newValue) : 0 }
  }

  /// Turning falls with exp(-angularResistance t).
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { material.angularResistance = newValue.isFinite ? Double(newValue) : 0 }
  }

  /// Whether the items turn at all.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }

  /// Whether the items stay where they are, and others meet them.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }

  /// Points a second more.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// Points a second; nothing outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// Radians a second more, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// Radians a second; nothing outside an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(dynamicAnimator?.body(of: item)?.spin ?? 0)
  }

  override func enter(_ animator: UIDynamicAnimator) {
    for entry in pending {
      guard let index = animator.index(of: entry.item) else { continue }
      let body = animator.world.bodies[index]
      if body.inverseMass > 0 { animator.world.bodies[index].velocity += entry.velocity }
      if body.inverseInertia > 0 { animator.world.bodies[index].spin += entry.spin }
    }
    pending = []
  }

  private func add(_ velocity: Vector, _ spin: Double, to item: any UIDynamicItem) {
    guard velocity.isFinite, spin.isFinite else { return }
    pending.append((item, velocity, spin))
    changed()
    dynamicAnimator?.refresh()
  }
}
