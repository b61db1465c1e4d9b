public import CoreGraphics

/// Sets the physical properties and velocities of items.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The items with these properties.
  open var items: [any UIDynamicItem] { ownItems }
  var material = BodyMaterial(elasticity: 0, friction: 0) {
    didSet { if material != oldValue { changed() } }
  }
  /// Velocities added before the items are in an animator.
  private var pending: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []
  /// Stored only, as there are no fields that act on charges.
  open var charge: CGFloat = 0

  /// Sets the properties of these items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    ownItems = items
  }

  public convenience override init() { self.init(items: []) }

  /// Adds an item with these properties.
  open func addItem(_ item: any UIDynamicItem) { ownItems.append(item) }

  /// Removes an item, which gets the properties of another behavior or the defaults.
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  /// The fraction of its speed that an item keeps in a bounce, 0...1.
  open var elasticity: CGFloat {
    get { CGFloat(material.elasticity) }
    set { material.elasticity = Double(newValue) }
  }

  /// The friction coefficient: the ratio of friction to contact pressure.
  open var friction: CGFloat {
    get { CGFloat(material.friction) }
    set { material.friction = Double(newValue) }
  }

  /// With density 1, a square item of 100 points has mass 1.
  open var density: CGFloat {
    get { CGFloat(material.density) }
    set { material.density = Double(newValue) }
  }

  /// Velocity decays as exp(-resistance t).
  open var resistance: CGFloat {
    get { CGFloat(material.resistance) }
    set { material.resistance = newValue.isFinite ? Double(newValue) : 0 }
  }

  /// Angular velocity decays as exp(-angularResistance t).
  open var angularResistance: CGFloat {
    get { CGFloat(material.angularResistance) }
    set { material.angularResistance = newValue.isFinite ? Double(newValue) : 0 }
  }

  /// Whether the items can turn.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }

  /// Whether the items stay in place. Others still collide with them.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }

  /// Adds to the velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(Vector(velocity), 0, to: item)
  }

  /// In points per second; zero outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity.point ?? .zero
  }

  /// Adds to the angular velocity, in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  /// In radians per second; zero outside an animator.
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
