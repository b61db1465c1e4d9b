import PlatformKit
import Testing

@testable import UIKit

private final class Document: UIViewController {
  var log: [String] = []
  func save(_ command: UICommand) { log.append("save \(command.propertyList ?? "nothing")") }
  func flip() { log.append("flip") }
}

private let save = Selector("save:", Document.save(_:))

@MainActor
struct UICommandTests {
  @Test func aCommandGoesToTheNearestThatHasItsMethod() {
    let document = Document()
    let app = TestApp(root: document)
    let child = UIView()
    document.view.addSubview(child)
    let command = UICommand(title: "Save", action: save, propertyList: ["as": "png"])
    #expect(command.perform(from: child))
    #expect(document.log == [#"save ["as": "png"]"#])
    command.attributes = .disabled
    #expect(!command.perform(from: child))
    #expect(!UICommand(action: Selector("nobody:")).perform(from: child))
    #expect(UICommand(title: "Flip", action: Document.flip).perform(from: child))
    #expect(document.log.last == "flip")
    _ = app
  }

  @Test func defaultsAreApples() {
    let command = UICommand(action: save)
    #expect(command.title == "" && command.image == nil && command.propertyList == nil)
    #expect(command.alternates.isEmpty && command.attributes == [] && command.state == .off)
    #expect(command.action == Selector("save:"))
    let key = UIKeyCommand(input: "s", modifierFlags: .command, action: save)
    #expect(key.action == Selector("save:") && key.input == "s")
    #expect(key.allowsAutomaticLocalization && key.allowsAutomaticMirroring)
    #expect(!key.wantsPriorityOverSystemBehavior)
    key.title = "Save"
    #expect(key.title == "Save")
  }

  @Test func whatMakesElementsEqual() {
    let saving = UICommand(title: "Save", action: save, propertyList: 1)
    #expect(saving == UICommand(title: "Store", action: Selector("save:"), propertyList: 1))
    #expect(saving != UICommand(title: "Save", action: save, propertyList: 2))
    #expect(saving != UICommand(title: "Save", action: Selector("flip"), propertyList: 1))
    let key = UIKeyCommand(input: "s", modifierFlags: .command, action: save)
    #expect(key == UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("flip")))
    #expect(key != UIKeyCommand(input: "s", modifierFlags: .shift, action: save))
    #expect(UIAction(identifier: .init("a")) { _ in } == UIAction(identifier: .init("a")) { _ in })
    #expect(UIAction { _ in } != UIAction { _ in })
    let menu = UIMenu(title: "File")
    #expect(menu == menu.replacingChildren([saving]) && menu != UIMenu(title: "File"))
    #expect(menu.identifier.rawValue.hasPrefix("com.apple.menu.dynamic."))
    let flips = UICommand(title: "Flip", action: Document.flip)
    #expect(flips == flips && flips != UICommand(title: "Flip", action: Document.flip))
  }

  @Test func shortcutsAreWrittenAsDesktopsDo() {
    func text(_ input: String, _ flags: UIKeyModifierFlags) -> String? {
      UIKeyCommand(input: input, modifierFlags: flags, action: save).shortcutText
    }
    #expect(text("s", .command) == "Ctrl+S")
    #expect(text("z", [.command, .shift]) == "Ctrl+Shift+Z")
    #expect(text(UIKeyCommand.inputLeftArrow, .alternate) == "Alt+Left")
    #expect(text("f", [.command, .control]) == "Ctrl+Super+F")
    #expect(text(UIKeyCommand.f5, []) == "F5")
    #expect(text("", .command) == nil)
  }

  @Test func shortcutsAreToldToAssistiveTechnologies() {
    func shortcut(_ input: String, _ flags: UIKeyModifierFlags) -> AccessibilityShortcut? {
      UIKeyCommand(input: input, modifierFlags: flags, action: save).spokenShortcut
    }
    #expect(shortcut("S", [.command, .shift]) == AccessibilityShortcut([.control, .shift], "s"))
    let both = shortcut("f", [.command, .control])
    #expect(both == AccessibilityShortcut([.control, .command], "f"))
    let left = UIKeyCommand.inputLeftArrow
    #expect(shortcut(left, .alternate) == AccessibilityShortcut([.alternate], "Left"))
    #expect(shortcut("", .command) == nil)
  }
}
