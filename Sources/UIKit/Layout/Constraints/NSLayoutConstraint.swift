// Walk C1: constraints. In: relations the program makes and changes. Out: marks on the views that
// hold them. Next: Solving/ConstraintUpdatePass.

public import CoreGraphics
public import Foundation

/// A linear relation between alignment rectangles:
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
///
/// It acts while it is active; it is then held by the nearest view that contains all its items.
/// Main thread only.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  final let first: LayoutOperand
  final let second: LayoutOperand?
  final let spacing: SystemSpacing?
  final var storedConstant: CGFloat
  final var storedPriority = UILayoutPriority.required
  /// The view that holds it while it is active.
  final weak var holder: UIView?
  final var places = ConstraintPlaces()
  /// Counts activations, as constraints are added in that order.
  final var serial = 0
  /// What stands for it in an engine.
  final var encoded: EncodedConstraint?

  /// Relates two views or layout guides, or a length to a constant if `view2` is nil. Attributes
  /// that cannot be compared trap.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let other = view2.flatMap { $0 as? AnyObject }
    self.init(
      LayoutOperand(ConstraintRules.item(view1), attr1), relation,
      other.map { LayoutOperand(ConstraintRules.item($0), attr2) },
      multiplier: multiplier, constant: c)
  }

  init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    ConstraintRules.check(first, second, multiplier: multiplier, constant: constant)
    self.first = first
    self.second = second
    self.spacing = spacing
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
  }

  /// Relates nothing: what a property holds until it gets a constraint. It cannot be activated.
  public override init() {
    first = LayoutOperand(nil, .notAnAttribute)
    (second, spacing) = (nil, nil)
    (relation, multiplier) = (.equal, 1)
    storedConstant = 0
    super.init()
  }

  // MARK: What it relates

  /// The view or guide on the left side; nil once it is gone.
  open var firstItem: AnyObject? { first.item }
  /// What is constrained of the first item.
  open var firstAttribute: Attribute { first.attribute }
  /// How both sides compare.
  open private(set) var relation: Relation
  /// Nil if a length is compared with a constant.
  open var secondItem: AnyObject? { second?.item }
  /// What is taken of the second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// Of the second attribute.
  open private(set) var multiplier: CGFloat
  /// The first item and attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { .erased(first) }
  /// The second item and attribute; nil for a constant.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { .erased($0) } }

  // MARK: What may change

  /// Points added to the second side. It can change while the constraint is active, which costs
  /// little, and animates where an animation block calls `layoutIfNeeded()`.
  open var constant: CGFloat {
    get { storedConstant }
    set { ObservedChange.announce(self, "constant") { setConstant(newValue) } }
  }

  /// Required by default. An active constraint cannot change between required and optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// Whether it acts. Activating one whose items share no superview traps.
  open var isActive: Bool {
    get { holder != nil }
    set { ObservedChange.announce(self, "active") { newValue ? activate() : deactivate() } }
  }

  /// A name for the log.
  open var identifier: String?
  /// Stored only, as there are no archives of views.
  open var shouldBeArchived = false

  /// Activates them in this order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Takes them out of the views that hold them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String {
    MainActor.assumeIsolated { ConstraintDescription(self).text }
  }
  open override nonisolated var debugDescription: String { description }
}
