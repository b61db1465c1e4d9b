public import CoreGraphics

/// Attaches an item to a point or to another item: by a rod, spring, rope, pin or rail, or rigidly.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of thing an item is attached to.
  public enum AttachmentType: Int, Sendable { case items, anchor }

  enum JointKind {
    case rod
    case limit
    case pin
    case fixed
    /// Its direction, which turns with the second item.
    case sliding(Vector)
  }

  /// The attached item and, if any, the item it is attached to.
  public let items: [any UIDynamicItem]
  /// Whether the item is attached to another item or to a point.
  public var attachedBehaviorType: AttachmentType { items.count == 2 ? .items : .anchor }

  /// The point that the item is attached to. Move it to drag the item.
  @AlwaysObserved open var anchorPoint: CGPoint {
    didSet { if anchorPoint != oldValue { changed() } }
  }
  /// The distance between the ends of a rod, spring or rope, in points; by default the initial
  /// distance.
  @AlwaysObserved open var length: CGFloat {
    didSet { if length != oldValue { changed() } }
  }
  /// The damping ratio of a spring.
  @AlwaysObserved open var damping: CGFloat = 0 {
    didSet { changed() }
  }
  /// The oscillations of a spring per second; 0 makes it a rod.
  @AlwaysObserved open var frequency: CGFloat = 0 {
    didSet { changed() }
  }
  /// The friction of a pin. 1 slows a square item of 100 points by 1 radian per second per second.
  @AlwaysObserved open var frictionTorque: CGFloat = 0 {
    didSet { changed() }
  }
  /// The range of motion relative to the start: in points along a rail, in radians about a pin.
  @AlwaysObserved open var attachmentRange = UIFloatRange.infinite {
    didSet { changed() }
  }

  let kind: JointKind
  /// The attachment points, in each item's own coordinates.
  let arms: [Vector]
  /// The initial angle of the first item relative to the second one or to the world.
  let referenceAngle: Double
  let secondReferenceAngle: Double

  init(
    _ items: [any UIDynamicItem], at offsets: [UIOffset], anchor: CGPoint? = nil, _ kind: JointKind
  ) {
    self.items = items
    self.kind = kind
    arms = offsets.map { Vector(Double($0.horizontal), Double($0.vertical)) }
    let ends = zip(items, arms).map { $0.position(of: $1) }
    let far = anchor.map { Vector($0) } ?? ends.last ?? .zero
    anchorPoint = far.point
    length = CGFloat((ends[0] - far).length)
    secondReferenceAngle = items.count > 1 ? items[1].angle : 0
    referenceAngle = items[0].angle - secondReferenceAngle
    super.init()
    ownItems = items
  }

  override func rows(in animator: UIDynamicAnimator) -> [ConstraintRow] { makeRows(animator) }
}

extension UIAttachmentBehavior {
  /// Attaches an item's centre to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init([item], at: [offset], anchor: point, .rod)
  }

  /// Attaches two items by their centres.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Attaches a point of one item to a point of another.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init([item1, item2], at: [offset1, offset2], .rod)
  }

  /// Keeps two items within their current distance, or within `length`.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior([item1, item2], at: [offset1, offset2], .limit)
  }

  /// Makes two items move as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = [item1.offset(of: point), item2.offset(of: point)]
    return UIAttachmentBehavior([item1, item2], at: offsets, .fixed)
  }

  /// Makes two items turn about a shared point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    let offsets = [item1.offset(of: point), item2.offset(of: point)]
    return UIAttachmentBehavior([item1, item2], at: offsets, .pin)
  }

  /// Lets an item slide along another one without turning relative to it.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let offsets = [item1.offset(of: point), item2.offset(of: point)]
    return UIAttachmentBehavior([item1, item2], at: offsets, .sliding(Vector(axis).normalized))
  }

  /// Lets an item slide through a point without turning.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      [item], at: [item.offset(of: point)], anchor: point, .sliding(Vector(axis).normalized))
  }
}

extension UIDynamicItem {
  fileprivate var angle: Double { Double(atan2(transform.b, transform.a)) }

  fileprivate func position(of arm: Vector) -> Vector { Vector(center) + arm.rotated(by: angle) }

  fileprivate func offset(of point: CGPoint) -> UIOffset {
    let arm = (Vector(point) - Vector(center)).rotated(by: -angle)
    return UIOffset(horizontal: CGFloat(arm.x), vertical: CGFloat(arm.y))
  }
}
