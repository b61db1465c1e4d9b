import TextKit

/// What a key does to a text besides typing.
enum TextCommand: Hashable {
  case move(TextMovement, extends: Bool)
  /// By as much as is shown.
  case page(isDown: Bool, extends: Bool)
  case delete(TextEditor.Deletion)
  case transpose
  case cut, copy, paste, redo

  /// Whether it leaves the text as it is.
  var keepsText: Bool {
    switch self {
    case .move, .page, .copy: true
    case .delete, .transpose, .cut, .paste, .redo: false
    }
  }
}

extension UIKey {
  /// A command that goes before the key commands of the program: those of keys that have this meaning in
  /// every text.
  var textCommand: TextCommand? {
    let flags = modifierFlags.intersection([.shift, .control, .alternate, .command])
    if let movement = movement(flags.subtracting(.shift)) {
      return .move(movement, extends: flags.contains(.shift))
    }
    switch (keyCode, flags) {
    case (.keyboardPageUp, []): return .page(isDown: false, extends: false)
    case (.keyboardPageUp, .shift): return .page(isDown: false, extends: true)
    case (.keyboardPageDown, []): return .page(isDown: true, extends: false)
    case (.keyboardPageDown, .shift): return .page(isDown: true, extends: true)
    case (.keyboardInsert, .control): return .copy
    case (.keyboardInsert, .shift): return .paste
    case (.keyboardDeleteForward, .shift): return .cut
    default: return deletion(flags).map { .delete($0) }
    }
  }

  /// A command for which no responder and no menu has another use.
  var fallbackTextCommand: TextCommand? {
    let flags = modifierFlags.intersection([.shift, .control, .alternate, .command])
    switch (keyCode, flags) {
    case (.keyboardDeleteOrBackspace, .alternate): return .delete(.wordBackward)
    case (.keyboardDeleteForward, .alternate): return .delete(.wordForward)
    case (.keyboardLeftArrow, .alternate): return .move(.wordLeft, extends: false)
    case (.keyboardRightArrow, .alternate): return .move(.wordRight, extends: false)
    case (.keyboardLeftArrow, [.alternate, .shift]): return .move(.wordLeft, extends: true)
    case (.keyboardRightArrow, [.alternate, .shift]): return .move(.wordRight, extends: true)
    default: return flags == .control ? letterCommand : nil
    }
  }

  private var letterCommand: TextCommand? {
    switch charactersIgnoringModifiers.lowercased() {
    case "k": .delete(.paragraphForward)
    case "t": .transpose
    case "y": .redo
    default: nil
    }
  }

  /// As GTK and Qt have them with Control, and the Mac with ⌘.
  private func movement(_ flags: UIKeyModifierFlags) -> TextMovement? {
    switch (keyCode, flags) {
    case (.keyboardLeftArrow, []): .left
    case (.keyboardRightArrow, []): .right
    case (.keyboardUpArrow, []): .up
    case (.keyboardDownArrow, []): .down
    case (.keyboardHome, []): .lineStart
    case (.keyboardEnd, []): .lineEnd
    case (.keyboardLeftArrow, .control): .wordLeft
    case (.keyboardRightArrow, .control): .wordRight
    case (.keyboardUpArrow, .control): .paragraphBackward
    case (.keyboardDownArrow, .control): .paragraphForward
    case (.keyboardHome, .control): .documentStart
    case (.keyboardEnd, .control): .documentEnd
    case (.keyboardLeftArrow, .command): .lineStart
    case (.keyboardRightArrow, .command): .lineEnd
    case (.keyboardUpArrow, .command): .documentStart
    case (.keyboardDownArrow, .command): .documentEnd
    default: nil
    }
  }

  private func deletion(_ flags: UIKeyModifierFlags) -> TextEditor.Deletion? {
    switch (keyCode, flags) {
    case (.keyboardDeleteForward, []): .characterForward
    case (.keyboardDeleteOrBackspace, .control): .wordBackward
    case (.keyboardDeleteForward, .control): .wordForward
    case (.keyboardDeleteOrBackspace, [.control, .shift]): .paragraphBackward
    case (.keyboardDeleteForward, [.control, .shift]): .paragraphForward
    case (.keyboardDeleteOrBackspace, .command): .paragraphBackward
    case (.keyboardDeleteForward, .command): .paragraphForward
    default: nil
    }
  }
}
