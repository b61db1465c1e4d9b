import Foundation
public import FoundationAdditions

/// A menu element that sends its action to the nearest responder that can perform it, up from the
/// first responder. Main thread only.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// A longer description, for places with room for it.
  open var discoverabilityTitle: String?
  /// Whether it is disabled, destructive or hidden.
  open var attributes: UIMenuElement.Attributes = []
  /// Whether a key that is held performs it again.
  open var repeatBehavior = UIMenuElement.RepeatBehavior.automatic
  /// Whether it has a check mark in a menu.
  open var state: UIMenuElement.State = .off
  /// The selector; nil for a method reference.
  public nonisolated let action: Selector!
  /// Tells commands with the same action apart.
  public nonisolated var propertyList: Any? { properties.value }
  /// What the command becomes while further modifier keys are down.
  public let alternates: [UICommandAlternate]
  let method: ActionMethod
  fileprivate nonisolated let properties: PropertyList

  init(
    _ method: ActionMethod, title: String, image: UIImage?, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String?
  ) {
    self.method = method
    action = method.selector
    properties = PropertyList(propertyList)
    self.alternates = alternates
    precondition(
      Set(alternates.map(\.modifierFlags)).count == alternates.count,
      "the alternates of a command need distinct modifier flags")
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }

  /// Makes a command for a selector. Traps if `propertyList` is not one.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      .selector(action), title: title, image: image, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle)
    self.attributes = attributes
    self.state = state
  }

  /// What the action gets.
  var actionSender: AnyObject { self }

  /// Commands are equal if their selectors and property lists are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICommand, let action, action == other.action else {
      return self === object as AnyObject?
    }
    return properties == other.properties
  }

  open override var hash: Int { action?.hashValue ?? ObjectIdentifier(self).hashValue }
}

extension UICommand {
  /// Makes a command for a method without parameters: `UICommand(title: "Flip", action:
  /// Card.flip)`.
  public convenience init<Target: UIResponder>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      .reference(MethodReference(action)), title: title, image: image,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command for a method that takes the command.
  public convenience init<Target: UIResponder, Sender>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      .reference(MethodReference(action)), title: title, image: image,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Sends the action, or that of an alternate, to the nearest responder from `start` on. False if
  /// there is none or it says that the command is disabled.
  @discardableResult
  func perform(from start: UIResponder?, as alternate: UICommandAlternate? = nil) -> Bool {
    guard let start, let target = target(from: start, as: alternate),
      let application = start.focusWindow?.application ?? UIApplication.running,
      UICommand.validating(
        [self], as: alternate, from: start, { !attributes.contains(.disabled) })
    else { return false }
    return start.offeringSelection {
      switch method(alternate) {
      case .selector(let action):
        application.sendAction(action, to: target, from: actionSender, for: nil)
      case .reference(let method):
        application.send(.reference(method), to: target, from: self, for: nil)
      }
    }
  }

  func isFor(_ action: Selector, _ propertyList: Any?) -> Bool {
    self.action == action && properties == PropertyList(propertyList)
  }
}

/// Compared by value; it never changes once it is checked.
private struct PropertyList: @unchecked Sendable, Equatable {
  let value: Any?

  init(_ value: Any?) {
    precondition(
      value.map { PropertyListSerialization.propertyList($0, isValidFor: .binary) } ?? true,
      "a command's property list is made of strings, numbers, dates, data, arrays and dictionaries")
    self.value = value
  }

  static func == (left: PropertyList, right: PropertyList) -> Bool {
    switch (left.value, right.value) {
    case (nil, nil): true
    case (let left?, let right?):
      (left as AnyObject as? NSObject)?.isEqual(right as AnyObject) ?? false
    default: false
    }
  }
}
