public import Foundation

/// Receives the beginning and end of contacts. Every method is optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items begin to touch at `p` in the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item begins to touch a boundary. The reference bounds have no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item no longer touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

extension UICollisionBehavior {
  /// A contact, identified by objects so that it survives changes of other items.
  struct Contact {
    let first: any UIDynamicItem
    let second: (any UIDynamicItem)?
    let boundary: BoundaryName?

    @MainActor
    func isSame(as other: Contact) -> Bool {
      first === other.first && second === other.second && boundary?.group == other.boundary?.group
    }
  }

  /// Tells the delegate about changes since the last step.
  func tell(_ touches: [DynamicWorld.Touch], _ items: [DynamicItemBody]) {
    let now = touches.map { touch in
      Contact(
        first: items[touch.first].item, second: touch.second.map { items[$0].item },
        boundary: touch.second == nil ? boundaryNames[touch.boundary] : nil)
    }
    let before = contacts
    contacts = []
    for (contact, touch) in zip(now, touches)
    where !contacts.contains(where: { $0.isSame(as: contact) }) {
      contacts.append(contact)
      if !before.contains(where: { $0.isSame(as: contact) }) { begin(contact, at: touch.place) }
    }
    for contact in before where !contacts.contains(where: { $0.isSame(as: contact) }) {
      end(contact)
    }
  }

  private func begin(_ contact: Contact, at place: Vector) {
    if let second = contact.second {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: contact.first, with: second, at: place.point)
    } else {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: contact.first,
        withBoundaryIdentifier: contact.boundary?.identifier, at: place.point)
    }
  }

  private func end(_ contact: Contact) {
    if let second = contact.second {
      collisionDelegate?.collisionBehavior(self, endedContactFor: contact.first, with: second)
    } else {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: contact.first, withBoundaryIdentifier: contact.boundary?.identifier)
    }
  }
}
