public import Foundation

/// Acts on items, or combines several behaviors. Subclasses add children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Behaviors that are added and removed together with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after every step.
  open var action: (() -> Void)?
  /// The animator that this behavior or its parent was added to.
  open private(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }

  /// Adds and removes `behavior` together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    precondition(
      behavior.dynamicAnimator == nil, "a child behavior must not be in an animator itself")
    childBehaviors.append(behavior)
    if let dynamicAnimator { behavior.join(dynamicAnimator) }
    changed()
  }

  /// Does nothing if it is not a child.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.join(nil)
    changed()
  }

  /// Called before the behavior is added to an animator, or removed if it is nil. Override it to
  /// react.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// The items this behavior acts on, without those of its children.
  var ownItems: [any UIDynamicItem] = [] {
    didSet { changed() }
  }

  /// Called when the items have bodies.
  func enter(_ animator: UIDynamicAnimator) {}

  func exert(on animator: UIDynamicAnimator) {}

  /// The constraints for the next step, numbered by part.
  func rows(in animator: UIDynamicAnimator) -> [ConstraintRow] { [] }
}

extension UIDynamicBehavior {
  func join(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.join(animator) }
  }

  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  func act() {
    action?()
    for child in childBehaviors { child.act() }
  }

  func drop(_ item: any UIDynamicItem) { ownItems.removeAll { $0 === item } }

  /// Called when a setting has changed: the animator refreshes and wakes.
  func changed() { dynamicAnimator?.wake() }
}
