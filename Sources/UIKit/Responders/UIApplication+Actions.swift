import Foundation

// Target-action without Objective-C: an action is a method named by its class, `Card.flip`, and the
// class says who in the responder chain can perform it.

extension UIApplication {
  /// Calls `action` on `target`, or, where that is nil, on the nearest responder of its class: from
  /// the first responder, else from the sender, upwards. False when nobody can perform it.
  @discardableResult
  public func sendAction<Target: AnyObject>(
    _ action: @MainActor (Target) -> @MainActor () -> Void, to target: Target?, from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? performer(from: sender) else { return false }
    action(target)()
    return true
  }

  /// As above for an action that wants its sender.
  @discardableResult
  public func sendAction<Target: AnyObject, Sender>(
    _ action: @MainActor (Target) -> @MainActor (Sender) -> Void, to target: Target?,
    from sender: Sender, for event: UIEvent?
  ) -> Bool {
    guard let target = target ?? performer(from: sender) else { return false }
    action(target)(sender)
    return true
  }

  /// As above for an action that wants its sender and the event behind it.
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
