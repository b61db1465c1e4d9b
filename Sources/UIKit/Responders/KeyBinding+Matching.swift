import Foundation

extension KeyBinding {
  /// How a held Control key is read.
  enum Reading {
    /// As it is.
    case exact
    /// As ⌘, which it stands for on a desktop.
    case command
  }

  /// Whether a pressed key matches. A symbol that is typed with Shift matches with and without
  /// Shift in `modifierFlags`.
  func matches(_ key: UIKey, _ reading: Reading) -> Bool {
    guard let input = command.input, !input.isEmpty, let held = key.modifiers(as: reading) else {
      return false
    }
    if held == modifierFlags { return key.commandInput.lowercased() == input.lowercased() }
    guard held.subtracting(.shift) == modifierFlags, key.commandInput == input else { return false }
    return input.lowercased() == input.uppercased()
  }
}

extension UIKey {
  /// Nil if Control is not held or cannot stand for ⌘, because Super is held too.
  fileprivate func modifiers(as reading: KeyBinding.Reading) -> UIKeyModifierFlags? {
    let held = modifierFlags.subtracting([.alphaShift, .numericPad])
    if reading == .exact { return held }
    guard held.contains(.control), !held.contains(.command) else { return nil }
    return held.subtracting(.control).union(.command)
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
