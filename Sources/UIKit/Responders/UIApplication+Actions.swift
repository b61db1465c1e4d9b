import Foundation

// Without Objective-C, an action is a selector or an unapplied method such as `Card.flip`. A method
// belongs to a class, which tells which responder in the chain can perform it.

extension UIApplication {
  /// Calls `action` on `target`. If that is nil, calls it on the nearest responder of its class, up
  /// from the first responder or else the sender. False if there is none.
  @discardableResult
  public func sendAction<Target: AnyObject>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Void, to target: Target?,
    from sender: Any?, for event: UIEvent?
  ) -> Bool {
    send(.reference(MethodReference(action)), to: target, from: sender, for: event)
  }

  /// The same for an action that takes its sender.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, to target: Target?,
    from sender: Sender, for event: UIEvent?
  ) -> Bool {
    send(.reference(MethodReference(action)), to: target, from: sender, for: event)
  }

  /// The same for an action that takes its sender and the event.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void,
    to target: Target?, from sender: Sender, for event: UIEvent?
  ) -> Bool {
    send(.reference(MethodReference(action)), to: target, from: sender, for: event)
  }

  func send(
    _ method: ActionMethod, to target: AnyObject?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? method.target(from: firstAsked(by: sender), sender: sender) else {
      return false
    }
    return method.call(target, sender, event)
  }

  private func firstAsked(by sender: Any?) -> UIResponder {
    keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
  }
}
