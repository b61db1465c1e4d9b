import Foundation

// Target-action without Objective-C: an action is an unapplied method such as `Card.flip`. Its
// class tells which responder in the chain can perform it.

extension UIApplication {
  /// Calls `action` on `target`. If that is nil, calls it on the nearest responder of its class, up
  /// from the first responder or else the sender. False if there is none.
  @discardableResult
  public func sendAction<Target: AnyObject>(
    _ action: @MainActor (Target) -> @MainActor () -> Void, to target: Target?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? performer(from: sender) else { return false }
    action(target)()
    return true
  }

  /// The same for an action that takes its sender.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender>(
    _ action: @MainActor (Target) -> @MainActor (Sender) -> Void, to target: Target?,
    from sender: Sender, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? performer(from: sender) else { return false }
    action(target)(sender)
    return true
  }

  /// The same for an action that takes its sender and the event.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender>(
    _ action: @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void, to target: Target?,
    from sender: Sender, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? performer(from: sender) else { return false }
    action(target)(sender, event)
    return true
  }

  private func performer<Target>(from sender: Any?) -> Target? {
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    return ResponderChain(from: start).first(of: Target.self)
  }
}
