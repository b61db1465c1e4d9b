import Foundation

/// A menu element that calls a method on the nearest responder of the method's class, up from the
/// first responder. Main thread only.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// A longer description, for places with room for it.
  open var discoverabilityTitle: String?
  /// Whether it is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether it has a check mark in a menu.
  open var state: UIMenuElement.State
  /// Finds a responder and calls the method; false if there is none.
  private let call: @MainActor (ResponderChain, UICommand) -> Bool

  init(
    title: String, image: UIImage?, discoverabilityTitle: String?,
    call: @escaping @MainActor (ResponderChain, UICommand) -> Bool
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.call = call
    attributes = []
    state = .off
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Makes a command for a method without parameters: `UICommand(title: "Flip", action:
  /// Card.flip)`.
  public convenience init<Target: UIResponder>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle,
      call: Self.caller(action))
  }

  /// Makes a command for a method that takes the command.
  public convenience init<Target: UIResponder, Sender>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle,
      call: Self.caller(action))
  }
}

extension UICommand {
  /// Calls the method on the nearest responder from `start` on. False if there is none or the
  /// command is disabled.
  @discardableResult
  func perform(from start: UIResponder?) -> Bool {
    !attributes.contains(.disabled) && call(ResponderChain(from: start), self)
  }

  static func caller<Target: UIResponder>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> @MainActor (ResponderChain, UICommand) -> Bool {
    { chain, _ in
      guard let target = chain.first(of: Target.self) else { return false }
      action(target)()
      return true
    }
  }

  static func caller<Target: UIResponder, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) -> @MainActor (ResponderChain, UICommand) -> Bool {
    { chain, command in
      guard let target = chain.first(of: Target.self), let sender = command as? Sender else {
        return false
      }
      action(target)(sender)
      return true
    }
  }
}
