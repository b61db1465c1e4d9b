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

/// A program whose root controller has key commands. Made in each test, as tests end each other's.
@MainActor
private struct Stage {
  let editor = Editor()
  let app: TestApp

  init() { app = TestApp(root: editor) }

  func press(_ text: String, _ modifiers: KeyModifiers) {
    for action in [KeyStroke.Action.pressed, .released] {
      let stroke = KeyStroke(
        action: action, usage: 0x16, characters: text, charactersIgnoringModifiers: text,
        modifiers: modifiers, time: app.platform.clock.now())
      app.platform.post(.key(app.id(), stroke))
    }
  }
}

/// A ported ⌘ command works with the Control key.
@MainActor
struct CommandKeyTests {
  private let save = Selector("save:", Editor.save(_:))
  private let start = Selector("start:", Editor.start(_:))

  @Test func controlAndSuperStandForCommand() {
    let stage = Stage()
    stage.editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: save)]
    stage.press("s", .control)
    stage.press("s", .command)
    #expect(stage.editor.log == ["save", "save"])
    stage.press("s", [.control, .command])
    stage.press("s", [.control, .shift])
    stage.press("s", .alternate)
    stage.press("s", [])
    #expect(stage.editor.log.dropFirst(2) == ["began", "began", "began", "began"])
  }

  @Test func furtherModifiersMustAgree() {
    let stage = Stage()
    stage.editor.commands = [
      UIKeyCommand(input: "z", modifierFlags: [.command, .shift], action: save)
    ]
    stage.press("Z", .control)
    #expect(stage.editor.log == ["began"])
    stage.press("Z", [.control, .shift])
    #expect(stage.editor.log == ["began", "save"])
  }

  @Test func theAppsOwnControlCommandWins() {
    let stage = Stage()
    stage.editor.commands = [
      UIKeyCommand(input: "a", modifierFlags: .command, action: save),
      UIKeyCommand(input: "a", modifierFlags: .control, action: start),
    ]
    stage.press("a", .control)
    stage.press("a", .command)
    #expect(stage.editor.log == ["start", "save"])
  }

  @Test func itWinsFromFurtherUpTheChainToo() {
    let stage = Stage()
    let child = Editor()
    child.commands = [UIKeyCommand(input: "a", modifierFlags: .command, action: save)]
    stage.editor.commands = [UIKeyCommand(input: "a", modifierFlags: .control, action: start)]
    stage.editor.addChild(child)
    stage.editor.view.addSubview(child.view)
    stage.app.window.firstResponder = child
    stage.press("a", .control)
    #expect(child.log == ["start"])
  }

  @Test func withPriorityCommandGoesFirst() {
    let stage = Stage()
    let command = UIKeyCommand(input: "a", modifierFlags: .command, action: save)
    command.wantsPriorityOverSystemBehavior = true
    stage.editor.commands = [
      UIKeyCommand(input: "a", modifierFlags: .control, action: start), command,
    ]
    stage.press("a", .control)
    #expect(stage.editor.log == ["save"])
  }

  @Test func aCommandForBothNeedsBoth() {
    let stage = Stage()
    stage.editor.commands = [
      UIKeyCommand(input: "f", modifierFlags: [.command, .control], action: save)
    ]
    stage.press("f", .control)
    stage.press("f", .command)
    #expect(stage.editor.log == ["began", "began"])
    stage.press("f", [.control, .command])
    #expect(stage.editor.log.last == "save")
  }
}
