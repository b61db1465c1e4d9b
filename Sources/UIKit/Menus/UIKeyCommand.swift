import Foundation
public import FoundationAdditions

/// A key with modifiers that sends its action to the nearest responder that can perform it. Main
/// thread only.
///
/// `.command` is the Control key of desktop keyboards, or the Super key.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key's characters without modifiers, or one of the `input…` names. Letters match in either
  /// case.
  public nonisolated let input: String?
  /// The exact modifiers to hold; Caps Lock is ignored.
  public nonisolated let modifierFlags: UIKeyModifierFlags
  /// Whether it takes precedence over the system's use of the key: typing, focus movement with Tab,
  /// dismissal with Escape.
  open var wantsPriorityOverSystemBehavior = false
  /// Stored only: keys are what the layout types.
  open var allowsAutomaticLocalization = true
  /// Stored only: keys are not mirrored.
  open var allowsAutomaticMirroring = true

  init(
    _ method: ActionMethod, _ input: String, _ modifierFlags: UIKeyModifierFlags,
    title: String = "", image: UIImage? = nil, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      method, title: title, image: image, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command without a title, which menus do not show.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(.selector(action), input, modifierFlags)
  }

  /// The same with a description.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      .selector(action), input, modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command for menus. Traps if `propertyList` is not one.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      .selector(action), input, modifierFlags, title: title, image: image,
      propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle)
    self.attributes = attributes
    self.state = state
  }

  /// Key commands are equal if their inputs and modifiers are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIKeyCommand else { return false }
    return input == other.input && modifierFlags == other.modifierFlags
  }

  open override var hash: Int { input.hashValue ^ modifierFlags.hashValue }
}

extension UIKeyCommand {
  /// Makes a command for a method without parameters:
  /// `UIKeyCommand(title: "Save", action: Editor.save, input: "s", modifierFlags: .command)`.
  public convenience init<Target: UIResponder>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      .reference(MethodReference(action)), input, modifierFlags, title: title, image: image,
      discoverabilityTitle: discoverabilityTitle)
    self.attributes = attributes
    self.state = state
  }

  /// Makes a command for a method that takes the command.
  public convenience init<Target: UIResponder, Sender>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      .reference(MethodReference(action)), input, modifierFlags, title: title, image: image,
      discoverabilityTitle: discoverabilityTitle)
    self.attributes = attributes
    self.state = state
  }

  /// Makes a command without a title, for a method without parameters.
  public convenience init<Target: UIResponder>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(.reference(MethodReference(action)), input, modifierFlags)
  }

  /// Makes a command without a title, for a method that takes the command.
  public convenience init<Target: UIResponder, Sender>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(.reference(MethodReference(action)), input, modifierFlags)
  }
}

extension UIKeyCommand {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"
}
