import Testing
import UIKitTesting
@testable import UIKit

/// What shows while Control is held.
@MainActor @Suite(.serialized) struct CommandPanelTests {
  private let harness: AppHarness
  private let delegate = NotesDelegate()
  private let editor = CommandEditor()
  private let window: UIWindow
  private let act = Selector("act:", CommandEditor.act(_:))

  init() {
    let delegate = delegate
    harness = AppHarness { delegate }
    window = harness.show(editor, size: CGSize(width: 760, height: 480))
    editor.commands = [
      command("New Page", "n"), command("", "u"), command("Share", "s", [.command, .shift]),
    ]
  }

  private func command(
    _ title: String, _ input: String, _ flags: UIKeyModifierFlags = .command
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, action: act, input: input, modifierFlags: flags)
  }

  private func hold(_ key: UIKeyboardHIDUsage = .keyboardLeftControl, for seconds: Double = 1.01) {
    harness.keyDown(key)
    harness.advance(by: seconds)
  }

  private var panel: CommandPanel? {
    window.subviews.compactMap { $0 as? CommandPanel }.first { $0.isUserInteractionEnabled }
  }

  /// The texts from top to bottom, column by column.
  private var texts: [String] {
    (panel?.subviews.first?.subviews ?? []).flatMap { row in
      row.subviews.compactMap { ($0 as? UILabel)?.text }
    }
  }

  @Test(arguments: [
    UIKeyboardHIDUsage.keyboardLeftControl, .keyboardRightControl, .keyboardLeftGUI,
    .keyboardRightGUI,
  ])
  func aCommandKeyThatIsHeldShowsTheCommandsUntilItIsReleased(key: UIKeyboardHIDUsage) {
    hold(key, for: 0.9)
    #expect(panel == nil)
    harness.advance(by: 0.2)
    #expect(texts == ["Notes", "New Page", "Ctrl+N", "Share", "Ctrl+Shift+S"])
    harness.keyUp(key)
    #expect(panel == nil)
    harness.advance(by: 0.5)
    #expect(!window.subviews.contains { $0 is CommandPanel })
  }

  @Test func otherKeysTouchesAndAnEarlyReleaseShowNothing() {
    hold(for: 0.5)
    harness.keyUp(.keyboardLeftControl)
    harness.advance(by: 2)
    #expect(panel == nil)
    hold(for: 0.5)
    harness.press(.keyboardX, modifiers: .control)
    harness.advance(by: 2)
    #expect(panel == nil)
    harness.keyUp(.keyboardLeftControl)
    hold(for: 0.5)
    harness.tap(editor.view)
    harness.advance(by: 2)
    #expect(panel == nil)
    harness.keyUp(.keyboardLeftControl)
    hold(.keyboardLeftShift)
    #expect(panel == nil)
  }

  @Test func aWindowWithoutCommandsShowsNothing() {
    editor.commands = []
    hold()
    #expect(panel == nil)
  }

  @Test func theMenusFollowWithWhatCanBeDone() {
    editor.commands = [command("Own Copy", "c")]
    editor.canCopy = true
    window.undoManager?.registerUndo(withTarget: editor) { _ in }
    harness.settle()
    hold()
    #expect(
      texts.dropFirst() == ["Own Copy", "Ctrl+C", "Edit", "Undo", "Ctrl+Z"],
      "a key shows once, and nothing can be redone")
  }

  @Test func aCommandWhoseControlIsTakenShowsSuper() {
    editor.commands = [command("Start", "a", .control), command("All", "a"), command("Both", "b")]
    hold()
    #expect(
      texts.dropFirst() == ["Start", "Ctrl+A", "All", "Super+A", "Both", "Ctrl+B"])
  }

  @Test func validationHidesAndTitlesNameThem() {
    editor.onValidate = { command in
      if command.input == "n" { command.attributes = .hidden }
      if command.input == "s" { command.discoverabilityTitle = "Share Page" }
    }
    hold()
    #expect(texts.dropFirst() == ["Share Page", "Ctrl+Shift+S"])
    editor.onValidate = { $0.attributes = .disabled }
    UIMenuSystem.main.setNeedsRevalidate()
    #expect(texts.dropFirst() == ["New Page", "Ctrl+N", "Share", "Ctrl+Shift+S"])
    #expect(
      harness.view(labelled: "Share, Ctrl+Shift+S")?.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func aTouchOnACommandPerformsIt() throws {
    hold()
    harness.tap(try #require(harness.view(labelled: "Share, Ctrl+Shift+S")))
    #expect(editor.log == ["Share"] && panel == nil)
  }

  @Test func manyCommandsTakeColumnsThatFit() throws {
    editor.commands = (0..<26).map { command("Command \($0)", "\(UnicodeScalar(97 + UInt8($0)))") }
    window.frame.size = CGSize(width: 760, height: 620)
    harness.settle()
    hold()
    let panel = try #require(panel)
    #expect(window.bounds.insetBy(dx: 24, dy: 24).contains(panel.frame))
    let rows = try #require(panel.subviews.first).subviews.filter { !$0.subviews.isEmpty }
    #expect(rows.count == 27)
    #expect(Set(rows.map(\.frame.minX)).count == 2)
    #expect(rows.allSatisfy { $0.frame.maxY <= panel.bounds.height - 40 })
    harness.keyUp(.keyboardLeftControl)
    harness.advance(by: 1)
    window.frame.size = CGSize(width: 340, height: 300)
    harness.settle()
    hold()
    let small = try #require(self.panel)
    #expect(window.bounds.insetBy(dx: 5, dy: 23).contains(small.frame))
    let scroll = try #require(small.subviews.first as? UIScrollView)
    #expect(scroll.contentSize.height > scroll.bounds.height)
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func itLooksLikeThis(style: UIUserInterfaceStyle) throws {
    window.overrideUserInterfaceStyle = style
    editor.view.backgroundColor = .systemGroupedBackground
    editor.onValidate = { if $0.input == "s" { $0.attributes = .disabled } }
    window.frame.size = CGSize(width: 340, height: 210)
    harness.settle()
    hold()
    harness.advance(by: 0.5)
    // Soft shadows would make the files large, and have their own references.
    panel?.layer.shadowOpacity = 0
    let image = harness.screenshot(of: window)
    panel?.isHidden = true
    try expectSnapshot(
      image, named: style == .dark ? "dark" : "light",
      differsFrom: [harness.screenshot(of: window)])
  }
}

/// Names the application's menu.
private final class NotesDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: any UIMenuBuilder) {
    builder.replace(menu: .application, with: UIMenu(title: "Notes", identifier: .application))
  }
}

private final class CommandEditor: UIViewController {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var canCopy = false
  var onValidate: (UIKeyCommand) -> Void = { _ in }

  override var keyCommands: [UIKeyCommand]? { commands }
  override func copy(_ sender: Any?) {}
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:") ? canCopy : super.canPerformAction(action, withSender: sender)
  }
  override func validate(_ command: UICommand) {
    if let command = command as? UIKeyCommand { onValidate(command) }
  }
  func act(_ command: UIKeyCommand) { log.append(command.title) }
}
