public import CoreGraphics

/// Ties an item to a point or to another item: with a rod, a spring, a rope, a pin, a rail, or fast.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  enum Tie {
    case rod
    case rope
    case pin
    case fixed
    /// Along this direction, which turns with the second item.
    case rail(Vector)
  }

  /// The tied item, and the one it is tied to if it is one.
  public let items: [any UIDynamicItem]
  /// Whether it is tied to an item or to a point.
  public var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }

  /// The point an item is tied to; set it to drag the item.
  open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { changed() } }
  }
  /// Points between the two ends of a rod, a spring or a rope; what it was at the beginning unless
  /// set.
  open var length: CGFloat {
    didSet { if length != oldValue { changed() } }
  }
  /// The damping ratio of a spring.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }
  /// Swings a second; 0 makes a spring a rod.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }
  /// How hard it turns about a pin; 1 brakes an item of 100 points square by 1 radian a second each
  /// second.
  open var frictionTorque: CGFloat = 0 {
    didSet { changed() }
  }
  /// How far it goes along a rail, in points, or about a pin, in radians, from where it was at the
  /// beginning.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { changed() }
  }

  let tie: Tie
  /// The ends on the items, in the items' own directions.
  let arms: [Vector]
  /// How far the first item was turned against the second, or the world.
  let turnAtStart: Double
  let secondTurnAtStart: Double

  init(
    _ items: [any UIDynamicItem], at offsets: [UIOffset], anchor: CGPoint? = nil, _ tie: Tie
  ) {
    self.items = items
    self.tie = tie
    arms = offsets.map { Vector(Double($0.horizontal), Double($0.vertical)) }
    let ends = zip(items, arms).map { $0.place(of: $1) }
    let far = anchor.map { Vector($0) } ?? ends.last ?? .zero
    anchorPoint = far.point
    length = CGFloat((ends[0] - far).length)
    secondTurnAtStart = items.count > 1 ? items[1].turn : 0
    turnAtStart = items[0].turn - secondTurnAtStart
    super.init()
    ownItems = items
  }

  override func rows(in animator: UIDynamicAnimator) -> [ConstraintRow] { makeRows(animator) }
}

extension UIAttachmentBehavior {
  /// Ties an item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Ties a point of an item to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], at: [offset], anchor: point, .rod)
  }

  /// Ties two items by their centres.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Ties a point of one item to a point of another.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], at: [offset1, offset2], .rod)
  }

  /// Two items that are never farther apart than now, or than `length`.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], at: [offset1, offset2], .rope)
  }

  /// Two items that move as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = [item1.offset(of: point), item2.offset(of: point)]
    return UIAttachmentBehavior([item1, item2], at: offsets, .fixed)
  }

  /// Two items that turn about a point they share.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = [item1.offset(of: point), item2.offset(of: point)]
    return UIAttachmentBehavior([item1, item2], at: offsets, .pin)
  }

  /// An item that slides along another one, and does not turn against it.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let offsets = [item1.offset(of: point), item2.offset(of: point)]
    return UIAttachmentBehavior([item1, item2], at: offsets, .rail(Vector(axis).normalized))
  }

  /// An item that slides through a point, and does not turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item], at: [item.offset(of: point)], anchor: point, .rail(Vector(axis).normalized))
  }
}

extension UIDynamicItem {
  fileprivate var turn: Double { Double(atan2(transform.b, transform.a)) }

  /// A point of the item, in the reference view.
  fileprivate func place(of arm: Vector) -> Vector { Vector(center) + arm.rotated(by: turn) }

  /// A point of the reference view, from the item's centre in the item's own directions.
  fileprivate func offset(of point: CGPoint) -> UIOffset {
    let arm = (Vector(point) - Vector(center)).rotated(by: -turn)
    return UIOffset(horizontal: CGFloat(arm.x), vertical: CGFloat(arm.y))
  }
}
