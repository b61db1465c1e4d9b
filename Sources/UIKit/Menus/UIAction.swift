import Foundation

/// Called with the action; its `sender` says on whose behalf.
public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and a closure: what a control or a menu does. Main thread only.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Names an action, so that adding another of the same name replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Any text that no other has.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Fixed when it is made.
  public let identifier: Identifier
  /// What is said of it where there is room to explain.
  open var discoverabilityTitle: String?
  /// Disabled, destructive, hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether it shows a check mark in a menu.
  open var state: UIMenuElement.State
  /// The control or menu the handler runs for; nil outside the handler.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Without an identifier it gets one that no other action has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the handler; a disabled action does nothing.
  func perform(from sender: Any?) {
    if attributes.contains(.disabled) { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
