import PlatformKit
import Testing

@testable import UIKit
@testable import UIKitTesting

/// Text that is typed into views with a few lines of code.
@MainActor
final class KeyInputTests {
  class Field: UIView, UIKeyInput {
    var text = ""
    var commands: [UIKeyCommand] = []
    var log: [String] = []
    var keyboardType = UIKeyboardType.numberPad
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }
    func command() { log.append("command") }
  }

  private let harness = AppHarness()
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
  private lazy var window = harness.show(field)

  init() {
    _ = window
    field.becomeFirstResponder()
  }

  private func stroke(
    _ action: KeyStroke.Action, _ text: String, _ usage: UIKeyboardHIDUsage = .init(rawValue: 0),
    _ modifiers: KeyModifiers = []
  ) {
    let stroke = KeyStroke(
      action: action, usage: UInt16(usage.rawValue), characters: text,
      charactersIgnoringModifiers: text, modifiers: modifiers, time: harness.platform.clock.now())
    harness.post(.key(window.platformWindow!.id, stroke))
    harness.settle()
  }

  @Test func whatKeysTypeIsInserted() {
    harness.type("Hé ß日")
    #expect(field.text == "Hé ß日" && field.hasText)
  }

  @Test func returnTabAndBackspaceDoWhatTheySay() {
    harness.type("ab")
    harness.press(.keyboardDeleteOrBackspace)
    harness.press(.keyboardReturnOrEnter)
    harness.press(.keypadEnter)
    harness.press(.keyboardTab)
    #expect(field.text == "a\n\n\t")
    stroke(.pressed, "\r", .keyboardReturnOrEnter)
    stroke(.pressed, "\u{8}", .keyboardDeleteOrBackspace)
    #expect(field.text == "a\n\n\t")
  }

  @Test func aHeldKeyRepeats() {
    stroke(.pressed, "x", .keyboardX)
    stroke(.repeated, "x", .keyboardX)
    stroke(.repeated, "x", .keyboardX)
    stroke(.released, "", .keyboardX)
    #expect(field.text == "xxx")
  }

  /// As X11 reports it: the dead key is no press, and the character is one of the key after it.
  @Test func aComposedCharacterIsOnePress() {
    stroke(.pressed, "â", .keyboardA)
    stroke(.released, "", .keyboardA)
    #expect(field.text == "â")
  }

  @Test func keysThatTypeNothingDoNothing() {
    harness.press(.keyboardLeftShift)
    harness.press(.keyboardUpArrow)
    stroke(.pressed, "\u{1b}", .keyboardEscape)
    stroke(.pressed, "\u{7f}", .keyboardDeleteForward)
    #expect(field.text == "")
  }

  @Test func commandsKeepTheirKeys() {
    field.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command, action: Field.command)
    ]
    harness.type("s", modifiers: .control)
    #expect(field.log == ["command"] && field.text == "")
    harness.type("q", modifiers: .control)
    harness.type("q", modifiers: .alternate)
    harness.type("q", modifiers: .command)
    #expect(field.text == "")
    harness.type("Q", modifiers: .shift)
    #expect(field.text == "Q")
  }

  @Test func textGoesBeforeCommandsWithoutPriority() {
    let command = UIKeyCommand(input: "s", modifierFlags: [], action: Field.command)
    field.commands = [command]
    harness.type("s")
    #expect(field.text == "s" && field.log == [])
    command.wantsPriorityOverSystemBehavior = true
    harness.type("s")
    #expect(field.text == "s" && field.log == ["command"])
  }

  @Test func keysWithoutTextAreStillCommands() {
    field.commands = [
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Field.command)
    ]
    harness.press(.keyboardUpArrow)
    #expect(field.log == ["command"])
  }

  @Test func pressesComeBeforeText() {
    final class Choosy: Field {
      var refuses = true
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        log.append("press")
        if !refuses { super.pressesBegan(presses, with: event) }
      }
    }
    let choosy = Choosy()
    window.addSubview(choosy)
    choosy.becomeFirstResponder()
    harness.type("a")
    #expect(choosy.log == ["press"] && choosy.text == "")
    choosy.refuses = false
    harness.type("b")
    #expect(choosy.text == "b")
  }

  @Test func aTypedPressGoesNoFurtherUpTheChain() {
    final class Box: UIView {
      var phases: [UIPress.Phase] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        phases += presses.map(\.phase)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        phases += presses.map(\.phase)
      }
    }
    let box = Box()
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    harness.type("a")
    #expect(box.phases == [])
    harness.press(.keyboardF1)
    #expect(box.phases == [.began, .ended])
  }

  @Test func onlyTheFirstResponderTypes() {
    field.resignFirstResponder()
    harness.type("a")
    #expect(field.text == "")
  }

  @Test func traitsThatAreNotDeclaredHaveDefaults() {
    let traits: any UITextInputTraits = field
    #expect(traits.keyboardType == .numberPad)
    #expect(traits.autocapitalizationType == .sentences && traits.returnKeyType == .default)
    #expect(!traits.isSecureTextEntry && traits.textContentType == nil)
  }

  @Test func undoAndRedoHaveTheirKeys() {
    let manager = field.undoManager
    #expect(manager != nil && manager === window.undoManager)
    register("a")
    harness.settle()
    harness.type("z", modifiers: .control)
    #expect(field.log == ["a"] && field.text == "")
    harness.type("Z", modifiers: [.control, .shift])
    #expect(field.log == ["a", "a"])
  }

  private func register(_ line: String) {
    field.undoManager?.registerUndo(withTarget: self) { tests in
      tests.field.log.append(line)
      tests.register(line)
    }
  }
}
