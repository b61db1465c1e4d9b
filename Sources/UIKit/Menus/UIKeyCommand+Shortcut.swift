import Foundation
import PlatformKit

extension UIKeyCommand {
  /// The keys as desktops write them, such as `Ctrl+Shift+S`; nil without a key.
  var shortcutText: String? { shortcutText(modifierFlags) }

  /// The same with other modifiers. ⌘ is Super where a command of the program's has taken Control.
  func shortcutText(_ flags: UIKeyModifierFlags, isControlTaken: Bool = false) -> String? {
    guard let input, !input.isEmpty else { return nil }
    let modifiers = flags.desktopModifiers(isControlTaken: isControlTaken)
    let names = Self.modifierNames.filter { modifiers.contains($0.0) }.map(\.1)
    return (names + [Self.keyNames[input] ?? input.uppercased()]).joined(separator: "+")
  }

  /// The same for assistive technologies.
  var spokenShortcut: AccessibilityShortcut? {
    guard let input, !input.isEmpty else { return nil }
    return AccessibilityShortcut(
      modifierFlags.desktopModifiers(), Self.keyNames[input] ?? input.lowercased())
  }

  private static let modifierNames: [(KeyModifiers, String)] = [
    (.control, "Ctrl"), (.command, "Super"), (.alternate, "Alt"), (.shift, "Shift"),
  ]
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
  /// The keys of a desktop's keyboard: ⌘ is Control, or Super beside a Control that the program asks for itself.
  fileprivate func desktopModifiers(isControlTaken: Bool = false) -> KeyModifiers {
    var modifiers: KeyModifiers = []
    if contains(.control) { modifiers.insert(.control) }
    if contains(.command) {
      modifiers.insert(isControlTaken || contains(.control) ? .command : .control)
    }
    if contains(.alternate) { modifiers.insert(.alternate) }
    if contains(.shift) { modifiers.insert(.shift) }
    return modifiers
  }
}
