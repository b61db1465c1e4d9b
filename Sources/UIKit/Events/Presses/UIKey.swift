public import Foundation
package import PlatformKit

/// A key, the characters it types, and the modifier keys held with it.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What it types with the layout and the modifiers of the moment; empty where it types nothing.
  open internal(set) var characters = ""
  /// What it would type with no modifier but Shift.
  open internal(set) var charactersIgnoringModifiers = ""
  /// Held when the key changed.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// The key's place on the keyboard, whatever the layout prints on it.
  open internal(set) var keyCode = UIKeyboardHIDUsage(rawValue: 0)

  /// A key that types nothing.
  public override init() { super.init() }

  init(_ stroke: KeyStroke) {
    characters = stroke.characters
    charactersIgnoringModifiers = stroke.charactersIgnoringModifiers
    modifierFlags = UIKeyModifierFlags(stroke.modifiers)
    keyCode = UIKeyboardHIDUsage(rawValue: Int(stroke.usage))
    super.init()
  }
}

/// The keyboard's modifier keys.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  package init(_ modifiers: KeyModifiers) {
    var flags: UIKeyModifierFlags = []
    if modifiers.contains(.capsLock) { flags.insert(.alphaShift) }
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alternate) { flags.insert(.alternate) }
    if modifiers.contains(.command) { flags.insert(.command) }
    self = flags
  }
}
