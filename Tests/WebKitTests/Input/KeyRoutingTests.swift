import PlatformKit
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import UIKit
@testable import WebKit

/// A program with a command, a page and a field.
@MainActor
private final class Program: UIViewController {
  var log: [String] = []
  let page: WKWebView
  let field = UITextField(frame: CGRect(x: 0, y: 60, width: 80, height: 30))

  init(_ page: WKWebView) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(page)
    view.addSubview(field)
  }

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "s", modifierFlags: .command, action: Program.save)]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("press")
  }

  func save() { log.append("save") }
}

/// Which keys are the program's, and which the page's.
@MainActor
struct KeyRoutingTests {
  private let stage = WebStage()
  private let program: Program

  init() throws {
    program = Program(stage.view)
    stage.harness.show(program, size: CGSize(width: 120, height: 100))
    _ = try #require(stage.load())
    stage.view.becomeFirstResponder()
  }

  /// What the page is told of keys, up to the release of one.
  private func commands(until last: (KeyInput) -> Bool) -> [EngineCommand] {
    var commands: [EngineCommand] = []
    _ = stage.engine.next { message -> Bool? in
      switch message.content {
      case .key(let key):
        commands.append(message.content)
        return last(key) && !key.isPressed ? true : nil
      case .edit, .insertText:
        commands.append(message.content)
        return nil
      default: return nil
      }
    }
    return commands
  }

  private func key(
    _ isPressed: Bool, _ usage: UIKeyboardHIDUsage? = nil, _ text: String = "",
    _ modifiers: InputModifiers = []
  ) -> EngineCommand {
    .key(
      KeyInput(
        isPressed: isPressed, usage: usage?.rawValue ?? 0, characters: text, modifiers: modifiers))
  }

  @Test func aCommandOfTheProgramIsNoKeyOfThePage() {
    stage.harness.type("s", modifiers: .command)
    stage.harness.type("s", modifiers: .control)
    stage.harness.type("k", modifiers: .control)
    let told = commands { $0.characters == "k" }
    #expect(told == [key(true, nil, "k", .control), key(false, nil, "k", .control)])
    #expect(program.log == ["save", "save"], "what is the page's goes to no other responder")
  }

  @Test func theMenuBarsCommandsAreThePagesWhereNothingElsePerformsThem() {
    stage.harness.type("c", modifiers: .control)
    stage.harness.type("b", modifiers: .control)
    let told = commands { $0.characters == "b" }
    #expect(told == [.edit("Copy"), key(true, nil, "b", .control), key(false, nil, "b", .control)])
    #expect(program.log.isEmpty)
  }

  @Test func tabMovesInThePageAndWithControlOutOfIt() {
    stage.harness.press(.keyboardTab)
    stage.harness.press(.keyboardTab, modifiers: .shift)
    #expect(stage.view.content.isFirstResponder)
    stage.harness.press(.keyboardF5)
    let told = commands { $0.usage == UIKeyboardHIDUsage.keyboardF5.rawValue }
    let tabs = [
      key(true, .keyboardTab), key(false, .keyboardTab),
      key(true, .keyboardTab, "", .shift), key(false, .keyboardTab, "", .shift),
    ]
    #expect(told == tabs + [key(true, .keyboardF5), key(false, .keyboardF5)])
    stage.harness.press(.keyboardTab, modifiers: .control)
    #expect(program.field.isFirstResponder)
    stage.harness.press(.keyboardTab)
    #expect(stage.view.content.isFirstResponder, "Tab leads from the program into the page")
    #expect(program.log.isEmpty)
  }

  private func post(
    _ action: KeyStroke.Action, _ usage: UIKeyboardHIDUsage, _ text: String = "",
    _ modifiers: KeyModifiers = []
  ) throws {
    let platform = try #require(stage.harness.application.engine.platform as? HeadlessPlatform)
    let window = try #require(program.view.window?.platformWindow)
    let stroke = KeyStroke(
      action: action, usage: UInt16(usage.rawValue), characters: text,
      charactersIgnoringModifiers: text, modifiers: modifiers, time: platform.clock.now())
    platform.post(.key(window.id, stroke))
    stage.harness.advance(by: 0)
  }

  @Test func aHeldKeyRepeatsAndALostOneIsReleased() throws {
    let down = UIKeyboardHIDUsage.keyboardDownArrow
    try post(.pressed, down)
    try post(.repeated, down)
    try post(.pressed, down)
    try post(.released, down)
    let (lost, found) = (commands { _ in true }, commands { _ in true })
    #expect(lost == [key(true, down), key(true, down), key(false, down)])
    #expect(found == [key(true, down), key(false, down)])
    #expect(program.log.isEmpty)
  }

  @Test func aKeyComesUpThoughItsModifierWasFaster() throws {
    try post(.pressed, .keyboardK, "k", .control)
    try post(.released, .keyboardK, "k")
    let told = commands { _ in true }
    #expect(told == [key(true, .keyboardK, "k", .control), key(false, .keyboardK, "k")])
  }
}
