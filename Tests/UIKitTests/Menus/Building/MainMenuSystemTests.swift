import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// The main menu as an application configures it.
@MainActor @Suite(.serialized) struct MainMenuSystemTests {
  private let harness = AppHarness()
  /// Of this application: those of other tests may have been current since.
  private var system: UIMainMenuSystem {
    harness.application.makeCurrent()
    return .shared
  }

  /// Others use the same menus.
  private func reset() { system.setBuildConfiguration(UIMainMenuSystem.Configuration()) }

  private var root: UIMenu {
    harness.application.engine.mainMenu.root(of: harness.application)
  }

  private var identifiers: [UIMenu.Identifier] {
    root.descendants.compactMap { ($0 as? UIMenu)?.identifier }
  }

  private var titles: [String] {
    root.descendants.compactMap { ($0 as? UICommand)?.title }
  }

  @Test func itIsTheMainSystem() {
    #expect(UIMenuSystem.main === system && UIMenuSystem.context !== system)
    #expect(identifiers.contains(.document) && identifiers.contains(.format))
    #expect(!identifiers.contains(.inspector))
  }

  @Test func groupsAreRemoved() {
    defer { reset() }
    let wish = UIMainMenuSystem.Configuration()
    wish.documentPreference = .removed
    wish.printingPreference = .removed
    wish.findingPreference = .removed
    wish.toolbarPreference = .removed
    wish.sidebarPreference = .removed
    wish.newScenePreference = .removed
    wish.textFormattingPreference = .removed
    system.setBuildConfiguration(wish)
    let left = Set(identifiers)
    for gone in [
      UIMenu.Identifier.document, .print, .find, .toolbar, .sidebar, .newScene, .format, .font,
    ] {
      #expect(!left.contains(gone), "\(gone.rawValue)")
    }
    #expect(left.isSuperset(of: [.file, .edit, .view, .standardEdit, .fullscreen]))
  }

  @Test func theInspectorIsThereIfItIsWishedFor() throws {
    defer { reset() }
    let wish = UIMainMenuSystem.Configuration()
    wish.inspectorPreference = .included
    system.setBuildConfiguration(wish)
    let view = try #require(root.children.first { ($0 as? UIMenu)?.identifier == .view } as? UIMenu)
    #expect(
      view.children.compactMap { ($0 as? UIMenu)?.identifier }
        == [.toolbar, .sidebar, .inspector, .fullscreen])
    let command = root.descendants.lazy.compactMap { $0 as? UIKeyCommand }
      .first { $0.title == "Show Inspector" }
    #expect(command?.action == Selector("toggleInspector:"))
  }

  @Test func findingHasWhatTheContentAllows() {
    defer { reset() }
    let wish = UIMainMenuSystem.Configuration()
    wish.findingConfiguration.style = .search
    system.setBuildConfiguration(wish)
    #expect(titles.contains("Find…") && !titles.contains("Find Next"))
    wish.findingConfiguration.style = .nonEditableText
    #expect(!titles.contains("Find Next"), "a copy was kept")
    system.setBuildConfiguration(wish)
    #expect(titles.contains("Find Next") && !titles.contains("Find and Replace…"))
  }

  @Test func theHandlerChangesTheMenusAndIsCalledAgain() {
    defer { reset() }
    var calls = 0
    system.setBuildConfiguration(UIMainMenuSystem.Configuration()) { builder in
      calls += 1
      #expect(builder.system === UIMainMenuSystem.shared)
      builder.insertSibling(
        UIMenu(title: "Go", identifier: .init("test.go")), afterMenu: .view)
      builder.insertElements([UIAction(title: "Bookmarks") { _ in }], atStartOfMenu: .help)
    }
    #expect(identifiers.contains(.init("test.go")) && calls == 1)
    _ = root
    #expect(calls == 1)
    UIMenuSystem.main.setNeedsRebuild()
    _ = root
    #expect(calls == 2)
  }
}
