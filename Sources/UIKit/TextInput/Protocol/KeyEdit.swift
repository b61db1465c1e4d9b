/// What a key does to text.
enum KeyEdit: Equatable {
  case insert(String)
  case deleteBackward
}

extension UIKey {
  /// Nil for a key that types nothing or is held with Control, Alt or ⌘. What it types is what the
  /// layout says, so that AltGr and dead keys count.
  var edit: KeyEdit? {
    guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    switch keyCode {
    case .keyboardDeleteOrBackspace: return .deleteBackward
    case .keyboardReturnOrEnter, .keypadEnter: return .insert("\n")
    case .keyboardTab: return modifierFlags.contains(.shift) ? nil : .insert("\t")
    default:
      let text = characters.typedText
      return text.isEmpty ? nil : .insert(text)
    }
  }
}

extension String {
  /// Without the control characters of keys such as Escape.
  fileprivate var typedText: String {
    if self == "\r" || self == "\r\n" { return "\n" }
    if self == "\n" || self == "\t" { return self }
    return String(unicodeScalars.filter { $0.properties.generalCategory != .control })
  }
}

extension UIResponder {
  /// Whether a key is text for this responder.
  func takesAsText(_ key: UIKey) -> Bool {
    isFirstResponder && self is any UIKeyInput && key.edit != nil
  }

  /// Takes the presses that are text for this responder, and returns the others.
  func enterText(from presses: Set<UIPress>) -> Set<UIPress> {
    guard isFirstResponder, let input = self as? any UIKeyInput else { return presses }
    return presses.filter { press in
      guard let edit = press.key?.edit else { return true }
      press.isTyped = true
      switch edit {
      case .insert(let text): input.insertText(text)
      case .deleteBackward: input.deleteBackward()
      }
      return false
    }
  }
}
