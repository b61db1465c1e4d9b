import PlatformKit
import Testing

@testable import UIKit

@MainActor
private final class Editor: UIViewController {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  override var keyCommands: [UIKeyCommand]? { commands }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began")
  }

  func save(_ command: UIKeyCommand) { log.append("save") }
  func start(_ command: UIKeyCommand) { log.append("start") }
}

/// A ported ⌘ command works with the Control key.
@MainActor
struct CommandKeyTests {
  private let editor: Editor
  private let app: TestApp
  private let save = Selector("save:", Editor.save(_:))
  private let start = Selector("start:", Editor.start(_:))

  init() {
    editor = Editor()
    app = TestApp(root: editor)
  }

  private func press(_ text: String, _ modifiers: KeyModifiers) {
    for action in [KeyStroke.Action.pressed, .released] {
      let stroke = KeyStroke(
        action: action, usage: 0x16, characters: text, charactersIgnoringModifiers: text,
        modifiers: modifiers, time: app.platform.clock.now())
      app.platform.post(.key(app.id(), stroke))
    }
  }

  @Test func controlAndSuperStandForCommand() {
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    press("s", .control)
    press("s", .command)
    #expect(editor.log == ["save", "save"])
    press("s", [.control, .command])
    press("s", [.control, .shift])
    press("s", .alternate)
    press("s", [])
    #expect(editor.log.dropFirst(2) == ["began", "began", "began", "began"])
  }

  @Test func furtherModifiersMustAgree() {
    editor.commands = [UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: save)]
    press("Z", .control)
    #expect(editor.log == ["began"])
    press("Z", [.control, .shift])
    #expect(editor.log == ["began", "save"])
  }

  @Test func theAppsOwnControlCommandWins() {
    editor.commands = [
      UIKeyCommand(input: "a", modifierFlags: .command, action: save),
      UIKeyCommand(input: "a", modifierFlags: .control, action: start),
    ]
    press("a", .control)
    press("a", .command)
    #expect(editor.log == ["start", "save"])
  }

  @Test func itWinsFromFurtherUpTheChainToo() {
    let child = Editor()
    child.commands = [UIKeyCommand(input: "a", modifierFlags: .command, action: save)]
    editor.commands = [UIKeyCommand(input: "a", modifierFlags: .control, action: start)]
    editor.addChild(child)
    editor.view.addSubview(child.view)
    app.window.firstResponder = child
    press("a", .control)
    #expect(child.log == ["start"])
  }

  @Test func withPriorityCommandGoesFirst() {
    let command = UIKeyCommand(input: "a", modifierFlags: .command, action: save)
    command.wantsPriorityOverSystemBehavior = true
    editor.commands = [UIKeyCommand(input: "a", modifierFlags: .control, action: start), command]
    press("a", .control)
    #expect(editor.log == ["save"])
  }

  @Test func aCommandForBothNeedsBoth() {
    editor.commands = [UIKeyCommand(input: "f", modifierFlags: [.command, .control], action: save)]
    press("f", .control)
    press("f", .command)
    #expect(editor.log == ["began", "began"])
    press("f", [.control, .command])
    #expect(editor.log.last == "save")
  }
}
