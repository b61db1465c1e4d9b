import PlatformKit
import RasterKit
import Testing
import UIKitTesting

@testable import UIKit

/// Submenus, typing, long menus, and menus that leave their window.
@MainActor
struct MenuPanelTests {
  @MainActor
  private final class Stage {
    let harness = AppHarness(screenSize: CGSize(width: 1280, height: 800))
    let window: UIWindow
    let overlay: MenuOverlay
    private(set) var chosen: [String] = []

    init(_ titles: [String], size: CGSize = CGSize(width: 900, height: 700)) {
      window = harness.show(UIViewController(), size: size)
      overlay = MenuOverlay.show(UIMenu(), at: CGPoint(x: 40, y: 40), in: window) {}
      let inner = UIMenu(title: "Inner", children: [action("Deep")])
      var children: [UIMenuElement] = titles.map(action)
      children.append(inner)
      overlay.show(UIMenu(children: children))
      harness.settle()
    }

    private func action(_ title: String) -> UIAction {
      UIAction(title: title) { [unowned self] _ in chosen.append(title) }
    }

    var highlighted: String? { overlay.levels.last?.panel?.highlighted?.element?.title }

    func row(_ title: String) -> MenuRowView? {
      overlay.levels.compactMap(\.panel).flatMap(\.rows).first { $0.element?.title == title }
    }
    /// The pointer's moves are delivered once a frame.
    func hover(_ view: UIView) {
      harness.hover(view)
      harness.advance(by: 0.1)
    }

    var popup: HeadlessWindow? {
      harness.application.presences.compactMap { $0.platformWindow as? HeadlessWindow }
        .first { $0.kind == .menu }
    }
  }

  @Test func aSubmenuIsBesideItsMenuInWideWindows() throws {
    let stage = Stage(["One", "Two"])
    stage.harness.press(.keyboardUpArrow)
    #expect(stage.highlighted == "Inner")
    stage.harness.press(.keyboardRightArrow)
    #expect(stage.overlay.levels.count == 2 && stage.highlighted == "Deep")
    #expect(stage.overlay.levels[0].frame == CGRect(x: 40, y: 40, width: 250, height: 146))
    #expect(stage.overlay.levels[1].frame == CGRect(x: 284, y: 124, width: 250, height: 62))
    stage.harness.press(.keyboardLeftArrow)
    #expect(stage.overlay.levels.count == 1 && stage.highlighted == "Inner")
    stage.harness.press(.keyboardRightArrow)
    stage.harness.press(.keyboardReturnOrEnter)
    #expect(stage.chosen == ["Deep"] && stage.overlay.superview == nil)
  }

  @Test func inNarrowWindowsItIsInItsPlace() {
    let stage = Stage(["One", "Two"], size: CGSize(width: 400, height: 500))
    stage.harness.press(.keyboardUpArrow)
    stage.harness.press(.keyboardRightArrow)
    #expect(stage.overlay.levels.map { $0.panel == nil } == [true, false])
    #expect(stage.overlay.levels[1].frame.origin == CGPoint(x: 40, y: 40))
    stage.harness.press(.keyboardLeftArrow)
    #expect(stage.overlay.levels.count == 1 && stage.row("One") != nil)
  }

  @Test func thePointerOpensAndLeavesSubmenus() throws {
    let stage = Stage(["One", "Two"])
    stage.hover(try #require(stage.row("Inner")))
    #expect(stage.overlay.levels.count == 2)
    stage.hover(try #require(stage.row("Deep")))
    #expect(stage.highlighted == "Deep")
    stage.hover(try #require(stage.row("One")))
    #expect(stage.overlay.levels.count == 1 && stage.highlighted == "One")
    stage.hover(try #require(stage.row("Inner")))
    stage.harness.click(try #require(stage.row("Deep")))
    #expect(stage.chosen == ["Deep"])
  }

  /// The submenu is from 284 on, and from 124 to 186; the row above its own ends at 134.
  @Test func rowsOnTheWayToASubmenuLeaveItOpen() throws {
    let stage = Stage(["One", "Two"])
    stage.hover(try #require(stage.row("Inner")))
    stage.harness.hover(stage.window, at: CGPoint(x: 270, y: 132))
    stage.harness.advance(by: 0.1)
    #expect(stage.overlay.levels.count == 2 && stage.overlay.levels[0].panel?.highlighted != nil)
    stage.hover(try #require(stage.row("Deep")))
    stage.harness.advance(by: 1)
    #expect(stage.overlay.levels.count == 2 && stage.highlighted == "Deep")
  }

  @Test func aRowOnTheWayThatThePointerStaysOnIsHighlighted() throws {
    let stage = Stage(["One", "Two"])
    stage.hover(try #require(stage.row("Inner")))
    stage.harness.hover(stage.window, at: CGPoint(x: 270, y: 132))
    stage.harness.advance(by: 0.5)
    #expect(stage.overlay.levels.count == 1 && stage.highlighted == "Two")
  }

  @Test func afterAKeyThePointerMovesBeforeItCounts() throws {
    let stage = Stage(["One", "Two"])
    stage.hover(try #require(stage.row("Inner")))
    stage.harness.hover(stage.window, at: CGPoint(x: 270, y: 132))
    stage.harness.advance(by: 0.1)
    stage.harness.press(.keyboardLeftArrow)
    stage.harness.advance(by: 1)
    #expect(stage.overlay.levels.count == 1 && stage.highlighted == "Inner")
  }

  @Test func waysThatLeadPastASubmenuAreNone() {
    let submenu = CGRect(x: 284, y: 124, width: 250, height: 62)
    func leads(_ places: (CGFloat, CGFloat)...) -> Bool {
      var aim = SubmenuAim()
      let answers = places.map { aim.leads(to: submenu, at: CGPoint(x: $0.0, y: $0.1)) }
      return answers.last ?? false
    }
    #expect(leads((165, 155), (270, 132)) && leads((165, 155), (200, 160)))
    #expect(!leads((165, 155)) && !leads((165, 155), (165, 132)), "it must come nearer")
    #expect(!leads((165, 155), (170, 132)) && !leads((165, 155), (150, 150)))
    #expect(leads((600, 150), (560, 155)), "from the other side too")
  }

  @Test func lettersFindTitles() {
    let stage = Stage(["Apple", "Pear", "Peach", "Plum"])
    stage.harness.type("p")
    #expect(stage.highlighted == "Pear")
    stage.harness.type("p")
    #expect(stage.highlighted == "Peach", "the same letter goes on")
    stage.harness.advance(by: 1.1)
    stage.harness.type("pl")
    #expect(stage.highlighted == "Plum")
    stage.harness.press(.keyboardHome)
    #expect(stage.highlighted == "Apple")
    stage.harness.press(.keyboardEnd)
    #expect(stage.highlighted == "Inner")
  }

  @Test func aMenuThatFitsStaysInItsWindow() {
    let stage = Stage((1...9).map { "Item \($0)" }, size: CGSize(width: 400, height: 460))
    #expect(stage.popup == nil && stage.overlay.levels[0].frame.maxY == 452)
  }

  @Test func aMenuThatDoesNotFitHasAWindowOfItsOwn() throws {
    let stage = Stage((1...9).map { "Item \($0)" }, size: CGSize(width: 300, height: 200))
    let popup = try #require(stage.popup)
    #expect(popup.owner == stage.window.platformWindow?.id)
    #expect(popup.position == PixelPoint(x: 40, y: 40))
    #expect(popup.size == PixelSize(width: 250, height: 440) && popup.isShown)
    #expect(stage.harness.application.keyWindow === stage.window)
    let row = try #require(stage.row("Item 9"))
    stage.hover(row)
    #expect(stage.highlighted == "Item 9")
    stage.harness.click(row)
    #expect(stage.chosen == ["Item 9"])
    #expect(stage.popup == nil && stage.harness.application.presences.count == 1)
  }

  @Test func validationKeepsItsWindowItsHighlightAndItsPlace() throws {
    let stage = Stage((1...60).map { "Item \($0)" })
    let window = try #require(stage.row("Item 1")?.window)
    stage.harness.press(.keyboardEnd)
    let last = try #require(stage.row("Inner"))
    let place = last.convert(last.bounds, to: nil)
    UIMenuSystem.main.setNeedsRevalidate()
    stage.harness.settle()
    let new = try #require(stage.row("Inner"))
    #expect(new !== last && new.window === window && stage.popup?.isShown == true)
    #expect(stage.highlighted == "Inner" && new.convert(new.bounds, to: nil) == place)
  }

  @Test func validationKeepsSubmenusInFront() throws {
    let stage = Stage(["One", "Two"])
    stage.harness.press(.keyboardUpArrow)
    stage.harness.press(.keyboardRightArrow)
    UIMenuSystem.main.setNeedsRevalidate()
    let panels = stage.overlay.levels.compactMap(\.panel)
    #expect(stage.overlay.subviews.suffix(2) == panels && stage.highlighted == "Deep")
  }

  @Test func aPressOutsideTheProgramsWindowsEndsIt() throws {
    let stage = Stage((1...9).map { "Item \($0)" }, size: CGSize(width: 300, height: 200))
    let row = try #require(stage.row("Item 1"))
    let popup = try #require(row.window)
    stage.harness.mouseDown(popup, at: CGPoint(x: 700, y: 500))
    #expect(stage.overlay.superview == nil && stage.popup == nil && stage.chosen == [])
  }

  /// One in its window is over nobody's.
  @Test(arguments: [true, false]) func aMenuInAWindowOfItsOwnEndsWithTheFocus(
    isLarge: Bool
  ) throws {
    let size = isLarge ? CGSize(width: 300, height: 200) : CGSize(width: 900, height: 700)
    let stage = Stage((1...9).map { "Item \($0)" }, size: size)
    #expect((stage.popup != nil) == isLarge)
    let platform = stage.harness.application.engine.platform as? HeadlessPlatform
    let owner = try #require(platform?.windows.first)
    platform?.post(.window(owner.id, .unfocused))
    stage.harness.settle()
    #expect(stage.popup == nil && (stage.overlay.superview == nil) == isLarge)
  }

  /// Not with another monitor.
  @Test func itEndsWithTheMonitorThatItsOwnWindowIsOn() throws {
    let stage = Stage((1...9).map { "Item \($0)" }, size: CGSize(width: 300, height: 200))
    let memory = stage.harness.application.engine.platform as? HeadlessPlatform
    let platform = try #require(memory)
    let monitors = [Int32(0), 1280].map { x in
      PlatformScreen(
        name: "at \(x)", bounds: PixelRect(x: x, y: 0, width: 1280, height: 800), scale: 1,
        refreshRate: 60)
    }
    platform.changeScreens(to: monitors)
    stage.harness.settle()
    platform.changeScreens(to: [monitors[0]])
    stage.harness.settle()
    #expect(stage.popup?.isShown == true && stage.overlay.superview != nil)
    platform.changeScreens(to: [monitors[1]])
    stage.harness.settle()
    #expect(stage.popup == nil && stage.overlay.superview == nil && stage.chosen == [])
    #expect(stage.harness.application.presences.count == 1)
  }

  @Test func keysGoToAMenuInAWindowOfItsOwn() {
    let stage = Stage((1...9).map { "Item \($0)" }, size: CGSize(width: 300, height: 200))
    stage.harness.press(.keyboardDownArrow)
    #expect(stage.highlighted == "Item 1")
    stage.harness.press(.keyboardEscape)
    #expect(stage.overlay.superview == nil && stage.popup == nil)
  }

  @Test func aMenuHigherThanTheMonitorScrolls() throws {
    let stage = Stage((1...60).map { "Item \($0)" })
    let popup = try #require(stage.popup)
    #expect(popup.size == PixelSize(width: 250, height: 784) && popup.position.y == 8)
    let last = try #require(stage.row("Inner"))
    #expect(last.convert(last.bounds, to: nil).minY > 784)
    stage.harness.press(.keyboardEnd)
    #expect(stage.highlighted == "Inner")
    let place = last.convert(last.bounds, to: nil)
    #expect(place.maxY <= 784 && place.minY > 700)
  }

  @Test func closedWindowsLeaveNothingBehind() {
    let stage = Stage((1...9).map { "Item \($0)" }, size: CGSize(width: 300, height: 200))
    stage.window.isHidden = true
    stage.harness.settle()
    #expect(stage.harness.application.presences.isEmpty && stage.overlay.levels.isEmpty)
  }
}
