/// What a key does to text.
enum KeyEdit: Equatable {
  case insert(String)
  case deleteBackward
  /// Only where text can be edited in place.
  case perform(TextCommand)

  var extendsSelection: Bool {
    switch self {
    case .perform(.move(_, let extends)), .perform(.page(_, let extends)): extends
    default: false
    }
  }
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
  /// Whether a key is text for this responder, before it is a command of the program.
  func takesAsText(_ key: UIKey) -> Bool { isFirstResponder && edit(by: key) != nil }

  /// What a key does to this responder's text; nil if it is none of its own.
  private func edit(by key: UIKey) -> KeyEdit? {
    guard let text = self as? any UITextInput else {
      return self is any UIKeyInput ? key.edit : nil
    }
    let edits = UserEdits(input: text)
    if let command = key.textCommand {
      return command.keepsText || edits.isEditable ? .perform(command) : nil
    }
    guard edits.isEditable, let edit = key.edit else { return nil }
    let isTab = key.keyCode == .keyboardTab
    return isTab && (self as? any EditedTextView)?.acceptable("\t").isEmpty == true ? nil : edit
  }

  /// Takes the presses that are text for this responder, and returns the others.
  func enterText(from presses: Set<UIPress>) -> Set<UIPress> {
    guard isFirstResponder, let input = self as? any UIKeyInput else { return presses }
    return presses.filter { press in
      guard let key = press.key, let edit = edit(by: key) ?? fallback(key) else { return true }
      press.isTyped = true
      if edit.extendsSelection { press.hasSelected = true }
      enter(edit, in: input)
      return false
    }
  }

  /// Presses that were text for this responder end. What they have selected, all their repeats together, is
  /// offered. Returns the others.
  func endText(of presses: Set<UIPress>) -> Set<UIPress> {
    if let text = self as? any UITextInput, presses.contains(where: \.hasSelected) {
      UserEdits(input: text).offerPrimarySelection()
    }
    return presses.filter { !$0.isTyped }
  }

  private func fallback(_ key: UIKey) -> KeyEdit? {
    guard let text = self as? any UITextInput, let command = key.fallbackTextCommand,
      command.keepsText || UserEdits(input: text).isEditable
    else { return nil }
    return .perform(command)
  }

  private func enter(_ edit: KeyEdit, in input: any UIKeyInput) {
    let text = (input as? any UITextInput).map { UserEdits(input: $0) }
    switch edit {
    case .insert(let string): text.map { $0.insert(string) } ?? input.insertText(string)
    case .deleteBackward: text.map { $0.deleteBackward() } ?? input.deleteBackward()
    case .perform(let command): text?.perform(command)
    }
  }
}
