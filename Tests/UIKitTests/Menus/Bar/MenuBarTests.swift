import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// The main menu as a bar.
@MainActor
struct MenuBarTests {
  @MainActor
  private final class Stage {
    let harness: AppHarness
    let window: UIWindow
    let controller = UIViewController()

    init(_ visibility: UIMenuSystem.BarVisibility = .automatic, width: CGFloat = 900) {
      harness = AppHarness()
      UIMenuSystem.main.barVisibility = visibility
      window = harness.show(controller, size: CGSize(width: width, height: 600))
    }

    var bar: MenuBarView? { harness.view(identifier: "MenuBar") as? MenuBarView }
    var open: MenuLevel? { window.openMenu?.levels.first }
    var openTitle: String? { open?.menu.title }

    func alt() {
      harness.keyDown(.keyboardLeftAlt)
      harness.keyUp(.keyboardLeftAlt)
    }
  }

  @Test func altShowsAndHidesIt() throws {
    let stage = Stage()
    #expect(stage.bar == nil)
    stage.alt()
    let bar = try #require(stage.bar)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 900, height: 28) && bar.highlighted == 0)
    #expect(stage.controller.view.frame.minY == 0, "it is over the content for a moment")
    stage.alt()
    #expect(stage.bar == nil && stage.window.openMenu == nil)
    stage.harness.press(.keyboardF10)
    #expect(stage.bar != nil)
    stage.harness.press(.keyboardEscape)
    #expect(stage.bar == nil)
  }

  @Test func altWithAnotherKeyDoesNot() {
    let stage = Stage()
    stage.harness.keyDown(.keyboardLeftAlt)
    stage.harness.press(.keyboardTab, modifiers: .alternate)
    stage.harness.keyUp(.keyboardLeftAlt)
    #expect(stage.bar == nil)
    let without = Stage(.never)
    without.alt()
    without.harness.press(.keyboardF10)
    #expect(without.bar == nil)
  }

  @Test func whereItAlwaysIsItTakesRoom() throws {
    let stage = Stage(.always)
    let bar = try #require(stage.bar)
    #expect(stage.controller.view.frame == CGRect(x: 0, y: 28, width: 900, height: 572))
    stage.harness.resize(stage.window, to: CGSize(width: 700, height: 500))
    #expect(bar.frame.width == 700)
    #expect(stage.controller.view.frame == CGRect(x: 0, y: 28, width: 700, height: 472))
    UIMenuSystem.main.barVisibility = .automatic
    stage.harness.settle()
    #expect(stage.bar == nil && stage.controller.view.frame.minY == 0)
  }

  /// In a process of its own, as the environment is of all of it.
  @Test func theEnvironmentSaysWhenItShows() async {
    await #expect(processExitsWith: .success) {
      setenv("CASEMENT_MENU_BAR", "always", 1)
      await MainActor.run {
        let (harness, controller) = (AppHarness(), UIViewController())
        _ = harness.show(controller, size: CGSize(width: 900, height: 600))
        precondition(UIMenuSystem.main.barVisibility == .always)
        precondition(controller.view.frame.minY == 28, "it takes room")
      }
      let words: [(String, UIMenuSystem.BarVisibility)] = [("never", .never), ("up", .automatic)]
      for (word, wanted) in words {
        setenv("CASEMENT_MENU_BAR", word, 1)
        await MainActor.run { precondition(UIMenuSystem.BarVisibility.asStarted == wanted) }
      }
    }
  }

  @Test func onlyMenusWithSomethingInThemShow() throws {
    let stage = Stage(.always)
    #expect(try #require(stage.bar).menus.map(\.title) == ["File", "Edit", "Format", "View"])
  }

  @Test func keysGoThroughTheMenus() {
    let stage = Stage()
    stage.alt()
    stage.harness.press(.keyboardDownArrow)
    #expect(stage.openTitle == "File")
    stage.harness.press(.keyboardRightArrow)
    #expect(stage.openTitle == "Edit")
    stage.harness.press(.keyboardLeftArrow)
    stage.harness.press(.keyboardLeftArrow)
    #expect(stage.openTitle == "View", "from the first to the last")
    stage.harness.press(.keyboardEscape)
    #expect(stage.openTitle == nil && stage.bar != nil)
    stage.harness.type("e")
    #expect(stage.openTitle == "Edit")
  }

  @Test func aScreenReaderHearsTitlesAndItems() throws {
    let stage = Stage()
    let platform = try #require(stage.harness.application.engine.platform as? HeadlessPlatform)
    let bridge = platform.headlessAccessibility
    bridge.isActive = true
    func heard() -> String? {
      stage.harness.settle()
      return bridge.tree.flatMap { tree in tree.focus.flatMap { tree[$0]?.name } }
    }
    stage.alt()
    #expect(heard() == "File")
    stage.harness.press(.keyboardRightArrow)
    #expect(heard() == "Edit")
    stage.harness.press(.keyboardDownArrow)
    let row = stage.open?.panel?.highlighted
    #expect(row != nil && heard() == row?.accessibilityLabel)
    let roles = bridge.tree?.preorder().map(\.role) ?? []
    #expect(roles.contains(.menuBar) && roles.contains(.menu) && bridge.faults == [])
    stage.harness.press(.keyboardEscape)
    #expect(heard() == "Edit")
  }

  @Test func clicksAndThePointer() throws {
    let stage = Stage(.always)
    let bar = try #require(stage.bar)
    stage.harness.click(bar, at: CGPoint(x: bar.frame(of: 0).midX, y: 14))
    #expect(stage.openTitle == "File")
    #expect(stage.open?.frame.origin == CGPoint(x: 8, y: 28))
    stage.harness.hover(bar, at: CGPoint(x: bar.frame(of: 1).midX, y: 14))
    stage.harness.advance(by: 0.1)
    #expect(stage.openTitle == "Edit")
    stage.harness.click(bar, at: CGPoint(x: bar.frame(of: 1).midX, y: 14))
    #expect(stage.window.openMenu == nil && stage.bar != nil)
  }

  @Test func aCommandIsPerformedByTheResponders() throws {
    let stage = Stage()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    stage.window.rootViewController = split
    stage.harness.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    stage.alt()
    stage.harness.type("v")
    #expect(stage.openTitle == "View")
    stage.harness.press(.keyboardReturnOrEnter)
    stage.harness.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly && stage.bar == nil)
  }

  @Test func fromRightToLeft() throws {
    let stage = Stage(.always)
    let bar = try #require(stage.bar)
    bar.semanticContentAttribute = .forceRightToLeft
    stage.harness.settle()
    #expect(bar.frame(of: 0).maxX == 894 && bar.frame(of: 1).maxX == bar.frame(of: 0).minX)
  }

  @Test func rebuiltMenusShow() throws {
    let stage = Stage(.always)
    UIMenuSystem.main.setNeedsRebuild()
    stage.harness.settle()
    #expect(try #require(stage.bar).menus.count == 4)
  }

  @Test func itFollowsTheStyleOfTheContent() throws {
    let stage = Stage(.always)
    stage.controller.overrideUserInterfaceStyle = .dark
    stage.window.setNeedsLayout()
    stage.harness.settle()
    #expect(try #require(stage.bar).traitCollection.userInterfaceStyle == .dark)
    stage.harness.press(.keyboardF10)
    #expect(stage.window.openMenu?.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func theContentIsToldOfTheSizeThatItGets() {
    final class Told: UIViewController {
      var sizes: [CGSize] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) { sizes.append(size) }
    }
    let (stage, told) = (Stage(.always), Told())
    stage.window.rootViewController = told
    stage.harness.settle()
    stage.harness.resize(stage.window, to: CGSize(width: 800, height: 500))
    #expect(told.sizes == [CGSize(width: 800, height: 472)])
    #expect(told.view.bounds.size == CGSize(width: 800, height: 472))
  }

  @Test func aBarLooksLikeThis() throws {
    let stage = Stage(.always, width: 360)
    stage.controller.view.backgroundColor = .systemBackground
    stage.harness.settle()
    let plain = stage.harness.screenshot(of: stage.window)
    stage.harness.press(.keyboardF10)
    stage.harness.type("v")
    stage.open?.panel?.layer.shadowOpacity = 0
    stage.harness.settle()
    try expectSnapshot(
      stage.harness.screenshot(of: stage.window), named: "menu-bar", differsFrom: [plain])
  }
}
