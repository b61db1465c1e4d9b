import Foundation
import PlatformKit

extension UIKeyCommand {
  /// The keys as desktops write them, such as `Ctrl+Shift+S`; nil without a key.
  var shortcutText: String? { shortcutText(modifierFlags) }

  /// The same with other modifiers. ⌘ is Super where a command of the program's has taken Control.
  func shortcutText(_ flags: UIKeyModifierFlags, isControlTaken: Bool = false) -> String? {
    guard let input, !input.isEmpty else { return nil }
    let names = flags.desktopNames(command: isControlTaken ? "Super" : "Ctrl")
    return (names + [Self.keyNames[input] ?? input.uppercased()]).joined(separator: "+")
  }

  /// The same for assistive technologies.
  var spokenShortcut: AccessibilityShortcut? {
    guard let input, !input.isEmpty else { return nil }
    return AccessibilityShortcut(
      modifierFlags.desktopModifiers, Self.keyNames[input] ?? input.lowercased())
  }

  private static let keyNames: [String: String] = {
    var names = [
      inputUpArrow: "Up", inputDownArrow: "Down", inputLeftArrow: "Left",
      inputRightArrow: "Right", inputEscape: "Esc", inputPageUp: "Page Up",
      inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End", inputDelete: "Delete",
      "\r": "Return", "\t": "Tab", "\u{8}": "Backspace", " ": "Space",
    ]
    for number in 1...12 { names["UIKeyInputF\(number)"] = "F\(number)" }
    return names
  }()
}

extension UIKeyModifierFlags {
  /// ⌘ is Control, or Super beside a Control that the program asks for itself.
  fileprivate func desktopNames(command: String) -> [String] {
    var names: [String] = []
    if contains(.control) { names.append("Ctrl") }
    if contains(.command) { names.append(contains(.control) ? "Super" : command) }
    if contains(.alternate) { names.append("Alt") }
    if contains(.shift) { names.append("Shift") }
    return names
  }

  /// The keys of a desktop's keyboard.
  fileprivate var desktopModifiers: KeyModifiers {
    var modifiers: KeyModifiers = []
    if contains(.control) || contains(.command) { modifiers.insert(.control) }
    if contains(.control), contains(.command) { modifiers.insert(.command) }
    if contains(.alternate) { modifiers.insert(.alternate) }
    if contains(.shift) { modifiers.insert(.shift) }
    return modifiers
  }
}
