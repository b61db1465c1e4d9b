import Foundation

extension KeyBinding {
  /// Whether a pressed key matches, with modifiers that are held. A symbol that is typed with Shift matches
  /// with and without Shift in `modifierFlags`.
  func matches(_ key: UIKey, holding held: UIKeyModifierFlags) -> Bool {
    guard let input = command.input, !input.isEmpty else { return false }
    if held == modifierFlags { return key.commandInput.lowercased() == input.lowercased() }
    guard held.subtracting(.shift) == modifierFlags, key.commandInput == input else { return false }
    return input.lowercased() == input.uppercased()
  }
}

extension UIKey {
  /// Those that commands name.
  var heldModifiers: UIKeyModifierFlags { modifierFlags.subtracting([.alphaShift, .numericPad]) }
}

extension UIKeyModifierFlags {
  /// With ⌘ in place of Control, which stands for it on a desktop. Nil if Control is not held or cannot
  /// stand for ⌘, because Super is held too.
  var withCommandForControl: UIKeyModifierFlags? {
    guard contains(.control), !contains(.command) else { return nil }
    return subtracting(.control).union(.command)
  }
}

extension UIKey {
  /// The name of a key that types nothing usable; otherwise its characters.
  fileprivate var commandInput: String {
    Self.names[keyCode] ?? charactersIgnoringModifiers
  }

  private static let names: [UIKeyboardHIDUsage: String] = {
    var names: [UIKeyboardHIDUsage: String] = [
      .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
      .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
      .keyboardRightArrow: UIKeyCommand.inputRightArrow,
      .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
      .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome,
      .keyboardEnd: UIKeyCommand.inputEnd, .keyboardDeleteForward: UIKeyCommand.inputDelete,
      .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
    ]
    let first = UIKeyboardHIDUsage.keyboardF1.rawValue
    for number in 0..<12 {
      names[UIKeyboardHIDUsage(rawValue: first + number)] = "UIKeyInputF\(number + 1)"
    }
    return names
  }()
}
