public import Foundation
public import FoundationAdditions

/// What a command becomes while further modifier keys are down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title in a menu.
  public let title: String
  /// The selector to send.
  public let action: Selector
  /// The further modifier keys; at least one.
  public let modifierFlags: UIKeyModifierFlags

  /// Traps without modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    precondition(!modifierFlags.isEmpty, "an alternate needs modifier flags")
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
