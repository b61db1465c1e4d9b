import PlatformKit
import Testing
@testable import UIKit

/// Records which of its commands were called and which keys arrived as presses.
@MainActor
private final class Editor: UIViewController {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var dismisses = false

  override var keyCommands: [UIKeyCommand]? { commands }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("ended")
  }
  override func accessibilityPerformEscape() -> Bool {
    if dismisses { log.append("dismiss") }
    return dismisses
  }

  func save() { log.append("save") }
  func speak(_ command: UIKeyCommand) { log.append("speak \(command.title)") }
}

private final class FocusableView: UIView {
  var log: [String] = []
  override var canBecomeFocused: Bool { true }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    log.append(context.nextFocusedView === self ? "gained" : "lost")
  }
}

@MainActor
struct KeyCommandTests {
  private static let s: UInt16 = 0x16
  private static let tab: UInt16 = 0x2B
  private static let escape: UInt16 = 0x29

  private func make() -> (TestApp, Editor) {
    let editor = Editor()
    return (TestApp(root: editor), editor)
  }

  private func type(
    _ app: TestApp, _ usage: UInt16, _ text: String, _ modifiers: KeyModifiers = []
  ) {
    for action in [KeyStroke.Action.pressed, .released] {
      let stroke = KeyStroke(
        action: action, usage: usage, characters: text, charactersIgnoringModifiers: text,
        modifiers: modifiers, time: app.platform.clock.now())
      app.platform.post(.key(app.id(), stroke))
    }
  }

  @Test func aCommandTakesItsKeyFromPresses() {
    let (app, editor) = make()
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)]
    type(app, Self.s, "s", .command)
    #expect(editor.log == ["save"])
  }

  @Test func otherModifiersAreOtherKeys() {
    let (app, editor) = make()
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)]
    type(app, Self.s, "s")
    type(app, Self.s, "S", [.command, .shift])
    #expect(editor.log == ["began", "ended", "began", "ended"])
    editor.log = []
    type(app, Self.s, "S", [.command, .capsLock])
    #expect(editor.log == ["save"], "Caps Lock does not count, nor does the letter's case")
  }

  @Test func aSignMayBeAskedForWithoutTheShiftThatTypesIt() {
    let (app, editor) = make()
    editor.commands = [UIKeyCommand(input: "+", modifierFlags: .command, action: Editor.save)]
    type(app, 0x2E, "+", [.command, .shift])
    #expect(editor.log == ["save"])
  }

  @Test func keysThatTypeNothingHaveNames() {
    let (app, editor) = make()
    editor.commands = [
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Editor.save),
      UIKeyCommand(title: "five", action: Editor.speak, input: UIKeyCommand.f5),
    ]
    type(app, 0x52, "")
    type(app, 0x3E, "")
    #expect(editor.log == ["save", "speak five"])
  }

  @Test func aRepeatingKeyCallsAgainAndADisabledCommandDoesNot() {
    let (app, editor) = make()
    let command = UIKeyCommand(input: "s", modifierFlags: [], action: Editor.save)
    editor.commands = [command]
    app.key(.pressed, usage: Self.s, "s")
    app.key(.repeated, usage: Self.s, "s")
    app.key(.released, usage: Self.s, "s")
    #expect(editor.log == ["save", "save"])
    command.attributes = .disabled
    type(app, Self.s, "s")
    #expect(editor.log == ["save", "save", "began", "ended"])
  }

  @Test func aCommandThatDoesNotRepeatIsPerformedOnce() {
    let (app, editor) = make()
    let command = UIKeyCommand(input: "s", modifierFlags: [], action: Editor.save)
    #expect(command.repeatBehavior == .automatic)
    command.repeatBehavior = .nonRepeatable
    editor.commands = [command]
    for _ in 0..<2 {
      app.key(.pressed, usage: Self.s, "s")
      app.key(.repeated, usage: Self.s, "s")
      app.key(.released, usage: Self.s, "s")
    }
    #expect(editor.log == ["save", "save"], "once for each press, and no press reaches the editor")
    command.repeatBehavior = .repeatable
    app.key(.pressed, usage: Self.s, "s")
    app.key(.repeated, usage: Self.s, "s")
    #expect(editor.log.count == 4)
  }

  @Test func addedCommandsAreAskedToo() {
    let (app, editor) = make()
    let controller = UIViewController()
    controller.addKeyCommand(UIKeyCommand(input: "s", modifierFlags: [], action: Editor.save))
    #expect(controller.keyCommands?.count == 1)
    editor.addChild(controller)
    editor.view.addSubview(controller.view)
    app.window.firstResponder = controller
    type(app, Self.s, "s")
    #expect(editor.log == ["save"], "performed by the nearest responder of the method's class")
  }

  @Test func tabMovesTheFocusInTheOrderOfTheTree() {
    let (app, editor) = make()
    let views = (0..<3).map { _ in FocusableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }
    views.forEach(editor.view.addSubview)
    views[1].isHidden = true
    type(app, Self.tab, "\t")
    #expect(views[0].isFocused)
    type(app, Self.tab, "\t")
    #expect(views[2].isFocused)
    type(app, Self.tab, "\t", .shift)
    #expect(views[0].log == ["gained", "lost", "gained"])
    #expect(editor.log == [])
  }

  @Test func priorityGoesBeforeTheFocusAndOthersAfterIt() {
    let (app, editor) = make()
    let view = FocusableView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    editor.view.addSubview(view)
    let command = UIKeyCommand(input: "\t", modifierFlags: [], action: Editor.save)
    editor.commands = [command]
    type(app, Self.tab, "\t")
    #expect(view.isFocused && editor.log == [])
    command.wantsPriorityOverSystemBehavior = true
    type(app, Self.tab, "\t")
    #expect(editor.log == ["save"])
  }

  @Test func escapeDismissesOrIsAPress() {
    let (app, editor) = make()
    type(app, Self.escape, "\u{1B}")
    editor.dismisses = true
    type(app, Self.escape, "\u{1B}")
    #expect(editor.log == ["began", "ended", "dismiss"])
  }
}
