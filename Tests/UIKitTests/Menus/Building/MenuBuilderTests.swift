import Foundation
import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct MenuBuilderTests {
  private let delegate = MenuDelegate()
  private let harness: AppHarness

  init() {
    let delegate = delegate
    harness = AppHarness { delegate }
  }

  /// The main menu after the delegate has changed it.
  private func main(_ change: @escaping (any UIMenuBuilder) -> Void) -> UIMenu {
    delegate.change = change
    UIMenuSystem.main.setNeedsRebuild()
    return harness.application.engine.mainMenu.root(of: harness.application)
  }

  private func identifiers(_ menu: UIMenu?) -> [String] {
    (menu?.children ?? []).compactMap { ($0 as? UIMenu)?.identifier.rawValue }
      .map { $0.replacingOccurrences(of: "com.apple.menu.", with: "") }
  }

  private func find(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
    menu.descendants.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  @Test func theMainMenuHasApplesMenus() {
    let root = main { builder in
      #expect(builder.system == .main && builder.system != .context)
      #expect(builder.menu(for: .root)?.identifier == .root)
    }
    #expect(root.identifier == .root)
    #expect(
      identifiers(root) == ["application", "file", "edit", "format", "view", "window", "help"])
    #expect(identifiers(find(.edit, in: root)).prefix(2) == ["undo-redo", "standard-edit"])
    let copy = root.descendants.compactMap { $0 as? UIKeyCommand }.first { $0.title == "Copy" }
    #expect(copy?.action == Selector("copy:") && copy?.shortcutText == "Ctrl+C")
  }

  @Test func elementsAreInsertedReplacedAndRemoved() {
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: .init("test." + name)) { _ in }
    }
    let menu = UIMenu.Identifier("test.menu")
    let root = main { builder in
      builder.insertSibling(UIMenu(identifier: menu, children: [action("a")]), afterMenu: .file)
      builder.insertElements([action("b"), action("c")], atEndOfMenu: menu)
      builder.insertElements([UIMenu(identifier: .init("test.d"))], atStartOfMenu: menu)
      builder.insertElements([action("e")], afterAction: .init("test.a"))
      builder.insertElements([action("f")], beforeAction: .init("test.a"))
      builder.replace(action: .init("test.b"), with: [action("g"), action("h")])
      builder.remove(action: .init("test.c"))
      builder.remove(action: .init("test.nowhere"))
      builder.insertElements([UIMenu(identifier: .init("test.i"))], beforeMenu: menu)
      builder.insertElements([UIMenu(identifier: .init("test.j"))], afterMenu: menu)
      builder.insertElements([UIMenu(identifier: .edit)], afterMenu: menu)
      builder.remove(command: Selector("copy:"), propertyList: nil)
      builder.insertElements([action("k")], afterCommand: Selector("paste:"), propertyList: nil)
    }
    let children = find(menu, in: root)?.children ?? []
    #expect(
      children.map { ($0 as? UIAction)?.title ?? "menu" } == ["menu", "f", "a", "e", "g", "h"])
    let inserted = identifiers(root).prefix(5)
    #expect(inserted == ["application", "file", "test.i", "test.menu", "test.j"])
    let commands = root.descendants.compactMap { ($0 as? UICommand)?.action }
    #expect(!commands.contains(Selector("copy:")) && commands.contains(Selector("cut:")))
    let titles = root.descendants.map(\.title)
    #expect(titles.firstIndex(of: "k") == titles.firstIndex(of: "Paste").map { $0 + 1 })
  }

  @Test func menusAreInsertedReplacedAndRemoved() {
    let (new, other) = (UIMenu.Identifier("test.new"), UIMenu.Identifier("test.other"))
    let root = main { builder in
      builder.insertSibling(UIMenu(title: "New", identifier: new), beforeMenu: .view)
      builder.insertSibling(UIMenu(identifier: other), afterMenu: .help)
      builder.remove(menu: .format)
      builder.insertChild(UIMenu(identifier: .init("test.first")), atStartOfMenu: new)
      builder.insertChild(UIMenu(identifier: .init("test.last")), atEndOfMenu: new)
      builder.replace(menu: .window, with: UIMenu(title: "Panes", identifier: .window))
      builder.replaceChildren(ofMenu: .edit) { Array($0.dropFirst()) }
      #expect(builder.menu(for: new)?.children.count == 2)
    }
    #expect(
      identifiers(root) == [
        "application", "file", "edit", "test.new", "view", "window", "help", "test.other",
      ])
    #expect(identifiers(find(new, in: root)) == ["test.first", "test.last"])
    #expect(find(.window, in: root)?.title == "Panes")
    #expect(find(.undoRedo, in: root) == nil && find(.standardEdit, in: root) != nil)
  }

  @Test func elementsAreFound() {
    let command = UICommand(title: "Flip", action: Selector("flip:"), propertyList: ["a": 1])
    let action = UIAction(identifier: .init("test.act")) { _ in }
    _ = main { builder in
      builder.insertChild(
        UIMenu(identifier: .init("test"), children: [command, action]), atEndOfMenu: .file)
      #expect(builder.command(for: Selector("flip:"), propertyList: ["a": 1]) === command)
      #expect(builder.command(for: Selector("flip:"), propertyList: nil) == nil)
      #expect(builder.command(for: Selector("copy:"), propertyList: nil)?.title == "Copy")
      #expect(builder.action(for: .init("test.act")) === action)
      #expect(builder.menu(for: .init("nowhere")) == nil)
    }
  }

  @Test func whatIsNotThereOrThereTwiceIsALineInTheLog() {
    let lines = LoggedLines(with: "there is ")
    let root = main { builder in
      builder.remove(menu: .init("test.none"))
      builder.insertChild(UIMenu(identifier: .view), atEndOfMenu: .file)
      builder.remove(menu: .root)
    }
    #expect(identifiers(root).count == 7)
    #expect(
      lines.all == [
        "there is no menu test.none to change",
        "there is a menu com.apple.menu.view already; not added",
      ])
  }

  @Test func itIsBuiltOnceUntilARebuildIsAskedFor() {
    var count = 0
    _ = main { _ in count += 1 }
    let window = harness.show(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    harness.type("a")
    harness.type("b")
    #expect(count == 1)
    UIMenuSystem.main.setNeedsRebuild()
    harness.type("c")
    #expect(count == 2)
    UIMenuSystem.context.setNeedsRebuild()
    harness.type("d")
    #expect(count == 2)
    withExtendedLifetime(window) {}
  }

  @Test func aKeyOfTheMainMenuReachesTheFirstResponder() {
    let editor = Editor()
    let (view, window) = (EditorView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIWindow())
    editor.view = view
    harness.show(editor)
    _ = main { builder in
      builder.insertChild(
        UIMenu(
          options: .displayInline,
          children: [
            UIKeyCommand(
              title: "Save", action: Selector("save:", Editor.save(_:)), input: "s",
              modifierFlags: .command)
          ]), atStartOfMenu: .file)
    }
    harness.type("s", modifiers: .control)
    harness.type("c", modifiers: .control)
    #expect(editor.log == ["save", "began"], "nobody copies")
    view.becomeFirstResponder()
    harness.type("c", modifiers: .control)
    #expect(view.log == ["copy"])
    editor.commands = [
      UIKeyCommand(input: "c", modifierFlags: .command, action: Selector("save:", Editor.save(_:)))
    ]
    harness.type("c", modifiers: .control)
    #expect(editor.log == ["save", "began", "save"], "the responder chain's commands go first")
    withExtendedLifetime(window) {}
  }

  /// None of the standard menus' keys goes without a modifier; one that a program adds may.
  @Test func aKeyOfTheMainMenuMayNeedNothingHeldOrShift() {
    let editor = Editor()
    harness.show(editor)
    _ = main { builder in
      let save = Selector("save:", Editor.save(_:))
      builder.insertChild(
        UIMenu(
          options: .displayInline,
          children: [
            UIKeyCommand(title: "Save", action: save, input: UIKeyCommand.f5),
            UIKeyCommand(title: "Help", action: save, input: "?", modifierFlags: .command),
          ]), atStartOfMenu: .file)
    }
    harness.press(.keyboardF5)
    #expect(editor.log == ["save"])
    harness.press(.keyboardF5, modifiers: .shift)
    #expect(editor.log == ["save", "began"])
    harness.type("?", modifiers: [.control, .shift])
    #expect(editor.log == ["save", "began", "save"], "Shift types the character")
  }

  @Test func undoAndRedoAreTheUndoManagers() {
    let editor = Editor()
    let window = harness.show(editor)
    _ = main { _ in }
    harness.type("z", modifiers: .control)
    #expect(editor.log == ["began"], "nothing can be undone: the key goes on")
    let manager = window.undoManager
    manager?.registerUndo(withTarget: editor) { $0.log.append("undone") }
    harness.settle()
    harness.type("z", modifiers: .control)
    #expect(editor.log == ["began", "undone"])
  }

  @Test func aControllerThatPresentsMayRefuseToAct() {
    let editor = Editor()
    harness.show(editor, size: CGSize(width: 400, height: 300))
    editor.commands = [
      UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("save:", Editor.save(_:)))
    ]
    editor.present(UIViewController(), animated: false)
    harness.settle()
    harness.type("k", modifiers: .control)
    #expect(editor.log == ["save"])
    editor.actsWhilePresenting = false
    harness.type("k", modifiers: .control)
    #expect(editor.log == ["save", "began"])
  }

  @Test func contextMenusAreSuggestedWhatTheChainCanDo() {
    let editor = Editor()
    let view = EditorView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    editor.view = view
    editor.onBuild = { builder in
      guard builder.system == .context else { return }
      builder.insertChild(
        UIMenu(
          identifier: .init("test"),
          children: [UICommand(title: "Save", action: Selector("save:", Editor.save(_:)))]),
        atEndOfMenu: .root)
    }
    let owner = SuggestionOwner()
    view.addInteraction(UIContextMenuInteraction(delegate: owner))
    harness.show(editor)
    harness.click(view, button: .secondary)
    #expect(owner.titles == ["Copy", "Save"])
  }
}

private final class MenuDelegate: UIResponder, UIApplicationDelegate {
  var change: (any UIMenuBuilder) -> Void = { _ in }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    change(builder)
  }
}

private final class Editor: UIViewController {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var actsWhilePresenting = true
  var onBuild: (any UIMenuBuilder) -> Void = { _ in }

  override var keyCommands: [UIKeyCommand]? { commands }
  override var performsActionsWhilePresentingModally: Bool { actsWhilePresenting }
  override func buildMenu(with builder: any UIMenuBuilder) { onBuild(builder) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began")
  }
  func save(_ sender: Any?) { log.append("save") }
}

private final class EditorView: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { log.append("copy") }
}

private final class SuggestionOwner: UIContextMenuInteractionDelegate {
  var titles: [String] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] elements in
      titles = UIMenu(children: elements).descendants.compactMap { $0 as? UICommand }.map(\.title)
      return nil
    }
  }
}
