public import Foundation

/// Something that acts on items, or a composition of such behaviors. Subclasses add children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Behaviors that are added and removed with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after every step.
  open var action: (() -> Void)?
  /// The animator it is in, itself or through what it is a child of.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Lets `behavior` come and go with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    precondition(
      behavior.dynamicAnimator == nil, "a child behavior must not be in an animator itself")
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
    changed()
  }

  /// Does nothing for one that is no child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.join(nil)
    changed()
  }

  /// Called before the behavior is added to an animator, or, with nil, removed; override to react.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items this behavior, without its children, acts on.
  var ownItems: [any UIDynamicItem] = [] {
    didSet { changed() }
  }

  /// The bodies of the items are there.
  func enter(_ animator: UIDynamicAnimator) {}

  /// Adds forces before a step.
  func exert(on animator: UIDynamicAnimator) {}

  /// What ties the items in the coming step, the rows numbered by part.
  func rows(in animator: UIDynamicAnimator) -> [ConstraintRow] { [] }
}

extension UIDynamicBehavior {
  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  /// This behavior and all in it.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  func act() {
    action?()
    for child in childBehaviors { child.act() }
  }

  func drop(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }

  /// A setting is another: the animator looks again and wakes.
  func changed() { dynamicAnimator?.wake() }
}
