import Foundation

/// A menu element that calls a method of whichever responder has it: the nearest of the method's class
/// from the first responder upwards. Main thread only.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What is said of it where there is room to explain.
  open var discoverabilityTitle: String?
  /// Disabled, destructive, hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether it shows a check mark in a menu.
  open var state: UIMenuElement.State
  /// Finds who has the method and calls it; false where nobody has.
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

  /// A method without parameters, as in `UICommand(title: "Flip", action: Card.flip)`.
  public convenience init<Target: UIResponder>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle,
      call: Self.caller(action))
  }

  /// A method that wants the command.
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
  /// Calls the method on the nearest responder from `start` on; false where there is none, and for a
  /// disabled command.
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
