import Foundation

/// Called with the action, whose `sender` is the control or menu.
public typealias UIActionHandler = (UIAction) -> Void

/// A title, an image and a closure for a control or menu. Main thread only.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Identifies an action. Adding another one with the same identifier replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    /// Makes an identifier from a unique text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Shown in the place of `image` while `state` is on; nil for the same.
  open var selectedImage: UIImage?
  /// Set when the action is made.
  public let identifier: Identifier
  /// A longer description, for places with room for it.
  open var discoverabilityTitle: String?
  /// Whether it is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes
  /// Whether a key that is held performs it again.
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// Whether it has a check mark in a menu.
  open var state: UIMenuElement.State
  /// The control or menu that runs the handler; nil outside the handler.
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  /// Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID())")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Actions are equal if their identifiers are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIAction)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }

  override var shownImage: UIImage? { state == .on ? selectedImage ?? image : image }

  func perform(from sender: Any?) {
    if attributes.contains(.disabled) { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
