import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// The menu of the back button, opened and used as a user does.
@MainActor
struct BackMenuTests {
  /// Of a program that wants no menu.
  private final class PlainItem: UIBarButtonItem {
    override var menu: UIMenu? {
      get { nil }
      set {}
    }
  }

  private let rig = RecordedNavigation()
  private let pages: [Page]

  init() {
    pages = [rig.root, rig.page("b"), rig.page("c"), rig.page("d")]
    rig.navigation.setViewControllers(pages, animated: false)
    rig.harness.settle()
    _ = rig.recording.taken()
  }

  private var names: [String?] { rig.navigation.viewControllers.map(\.title) }
  private var titles: [String]? { rig.window.openMenu?.menu.children.map(\.title) }

  private func back() throws -> UIView {
    try #require(rig.harness.view(identifier: "BackButton"))
  }

  private func row(_ title: String) throws -> MenuRowView {
    let rows = rig.window.openMenu?.levels.last?.panel?.rows ?? []
    return try #require(rows.first { $0.element?.title == title }, "no row says “\(title)”")
  }

  private func rest() throws {
    rig.harness.longPress(try back())
    rig.harness.advance(by: 0.5)
  }

  @Test func aSecondaryClickListsWhatIsBeneathTheNearestFirst() throws {
    rig.harness.click(try back(), button: .secondary)
    #expect(titles == ["c", "b", "a"] && names == ["a", "b", "c", "d"])
    rig.harness.click(try row("b"))
    #expect(titles == nil)
    rig.finish()
    #expect(names == ["a", "b"])
    #expect(
      rig.recording.taken().filter { $0.hasSuffix("ppear") } == [
        "d willDisappear", "b willAppear", "d didDisappear", "b didAppear",
      ])
  }

  @Test func aLongPressIsNoTapAndATapChooses() throws {
    try rest()
    #expect(titles == ["c", "b", "a"] && names.count == 4)
    rig.harness.tap(try row("a"))
    rig.finish()
    #expect(names == ["a"] && titles == nil)
  }

  @Test func aFingerThatSlidesIntoItChoosesWhereItLifts() throws {
    rig.harness.touchDown(try back())
    rig.harness.advance(by: 1)
    let row = try row("c")
    rig.harness.touchMove(to: CGPoint(x: 100, y: 21), in: row)
    #expect(row.isHighlighted)
    rig.harness.touchUp()
    rig.finish()
    #expect(names == ["a", "b", "c"])
  }

  @Test func aFingerThatSlidesPastItLeavesItOpen() throws {
    rig.harness.touchDown(try back())
    rig.harness.advance(by: 1)
    rig.harness.touchMove(to: CGPoint(x: 390, y: 590), in: rig.window)
    rig.harness.touchUp()
    rig.finish()
    #expect(titles == ["c", "b", "a"] && names.count == 4)
    rig.harness.tap(rig.window, at: CGPoint(x: 390, y: 590))
    rig.finish()
    #expect(titles == nil && names.count == 4)
  }

  @Test func keysOpenItAndChoose() throws {
    rig.harness.press(.keyboardTab)
    let back = try back()
    #expect(rig.window.focusedView === back)
    rig.harness.press(.keyboardApplication)
    #expect(titles == ["c", "b", "a"])
    rig.harness.press(.keyboardEscape)
    #expect(titles == nil && names.count == 4)
    rig.harness.press(.keyboardApplication)
    rig.harness.press(.keyboardDownArrow)
    rig.harness.press(.keyboardDownArrow)
    rig.harness.press(.keyboardReturnOrEnter)
    rig.finish()
    #expect(names == ["a", "b"])
  }

  @Test func aTapStillGoesBackByOne() throws {
    rig.harness.tap(try back())
    rig.finish()
    #expect(names == ["a", "b", "c"])
  }

  @Test func rowsSayWhatTheBackButtonWouldSay() throws {
    pages[1].navigationItem.backButtonTitle = "Up"
    pages[1].navigationItem.backButtonDisplayMode = .minimal
    pages[2].navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home")
    pages[0].title = nil
    rig.harness.settle()
    rig.harness.click(try back(), button: .secondary)
    #expect(titles == ["Home", "Up", "Back"])
  }

  @Test func anItemOfTheProgramsMayRefuseIt() throws {
    let own = PlainItem()
    own.title = "Up"
    pages[2].navigationItem.backBarButtonItem = own
    rig.harness.settle()
    rig.harness.click(try back(), button: .secondary)
    #expect(titles == nil && names.count == 4)
    rig.harness.tap(try back())
    rig.finish()
    #expect(names == ["a", "b", "c"])
  }

  @Test func aTitleThatChangesMeanwhileLeavesItUsable() throws {
    try rest()
    pages[3].title = "new"
    rig.harness.settle()
    rig.harness.tap(try row("a"))
    rig.finish()
    #expect(names == ["a"])
    #expect(!rig.window.subviews.contains { $0 is ContextMenuPreview }, "nothing stays dimmed")
  }

  @Test func whatHasLeftTheStackMeanwhileIsNotGoneBackTo() throws {
    rig.harness.click(try back(), button: .secondary)
    rig.navigation.setViewControllers([pages[0], pages[3]], animated: false)
    rig.harness.settle()
    rig.harness.click(try row("b"))
    rig.finish()
    #expect(names == ["a", "d"])
  }

  @Test func itKeepsNobodyAlive() {
    weak var gone: UINavigationItem?
    do {
      let page = rig.page("e")
      page.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Up")
      gone = page.navigationItem
      rig.navigation.setViewControllers(pages + [page, rig.page("f")], animated: false)
      rig.harness.settle()
    }
    rig.navigation.popToRootViewController(animated: false)
    rig.finish()
    #expect(gone == nil)
  }

  @Test func aBarOfItsOwnPopsToTheItem() throws {
    let harness = AppHarness()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 200, width: 400, height: 54))
    bar.items = ["One", "Two", "Three"].map { UINavigationItem(title: $0) }
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    page.addSubview(bar)
    let window = harness.show(page)
    harness.settle()
    harness.click(try #require(harness.view(identifier: "BackButton")), button: .secondary)
    let rows = try #require(window.openMenu?.levels.last?.panel?.rows)
    #expect(rows.map { $0.element?.title } == ["Two", "One"])
    harness.click(rows[1])
    harness.advance(by: 1)
    #expect(bar.items?.map(\.title) == ["One"])
  }
}
