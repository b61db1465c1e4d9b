import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tabs that the bar has no room for.
@MainActor
struct MoreTabsTests {
  private let rig = RecordedTabs("abcdefg")
  private var more: UINavigationController { rig.tabs.moreNavigationController }

  private func tapRow(_ row: Int) throws {
    let list = try #require(more.viewControllers.first as? UITableViewController)
    rig.harness.settle()
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    rig.harness.tap(cell)
    rig.finish()
  }

  @Test func fourAndMore() throws {
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    #expect(rig.tabs.viewControllers?.count == 7)
    #expect(rig.tabs.viewControllers?.contains(more) == false)
    try rig.tap("More")
    #expect(rig.tabs.selectedViewController === more && rig.tabs.selectedIndex == NSNotFound)
    try tapRow(1)
    #expect(rig.tabs.selectedViewController === rig.pages[5] && rig.tabs.selectedIndex == 5)
    #expect(rig.pages[5].view.window != nil && rig.pages[5].navigationController === more)
    #expect(rig.recorded().suffix(1) == ["f entered"])
    try rig.tap("More")
    rig.finish()
    #expect(more.viewControllers.count == 1 && rig.tabs.selectedViewController === more)
    #expect(rig.pages[5].parent === rig.tabs)
  }

  @Test func theProgramSelectsWhatIsInTheList() {
    rig.tabs.selectedIndex = 6
    rig.finish()
    #expect(more.viewControllers.last === rig.pages[6] && rig.pages[6].view.window != nil)
    #expect(rig.tabs.tabBar.selectedItem === more.tabBarItem)
    rig.tabs.selectedIndex = 0
    rig.finish()
    #expect(rig.pages[0].view.window != nil && rig.pages[6].view.window == nil)
    rig.tabs.selectedViewController = more
    rig.finish()
    #expect(rig.pages[6].view.window != nil || more.viewControllers.count == 1)
  }

  @Test func pagesOfANavigationControllerAreLent() throws {
    let (root, next) = (Page("root"), Page("next"))
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    rig.tabs.viewControllers = rig.pages.prefix(5).map { $0 as UIViewController } + [navigation]
    rig.tabs.selectedIndex = 5
    rig.finish()
    #expect(Array(more.viewControllers.dropFirst()) == [root, next])
    #expect(rig.tabs.selectedViewController === navigation)
    more.popToRootViewController(animated: true)
    rig.finish()
    #expect(navigation.viewControllers == [root, next])
    #expect(root.navigationController === navigation)
  }

  private func addStack() -> (UINavigationController, Page) {
    let root = Page("root")
    let navigation = UINavigationController(rootViewController: root)
    rig.tabs.viewControllers = rig.pages.prefix(6).map { $0 as UIViewController } + [navigation]
    rig.tabs.selectedIndex = 6
    rig.finish()
    return (navigation, root)
  }

  @Test func aWiderWindowTakesPagesBackFromTheList() {
    let (navigation, root) = addStack()
    let pushed = Page("pushed")
    more.pushViewController(pushed, animated: false)
    rig.tabs.selectedIndex = 0
    rig.finish()
    #expect(navigation.viewControllers.isEmpty && more.viewControllers.count == 3)
    rig.harness.resize(rig.window, to: CGSize(width: 1000, height: 600))
    rig.finish()
    #expect(navigation.viewControllers == [root, pushed] && more.viewControllers.count == 1)
    rig.tabs.selectedIndex = 6
    rig.finish()
    #expect(pushed.view.window != nil && rig.tabs.selectedViewController === navigation)
  }

  @Test func aTabThatIsRemovedLeavesTheList() {
    let (navigation, root) = addStack()
    rig.tabs.selectedIndex = 1
    rig.finish()
    rig.tabs.viewControllers = rig.pages
    rig.finish()
    #expect(more.viewControllers.count == 1 && navigation.viewControllers == [root])
    #expect(navigation.parent == nil && rig.tabs.selectedIndex == 1)
    rig.tabs.selectedIndex = 6
    rig.finish()
    rig.tabs.viewControllers = Array(rig.pages.prefix(6))
    rig.finish()
    #expect(rig.pages[6].parent == nil && rig.pages[6].view.window == nil)
    #expect(rig.tabs.selectedViewController === rig.pages[0] && rig.pages[0].view.window != nil)
  }

  @Test func controllersThatAreSetAgainKeepWhatShows() {
    let (navigation, root) = addStack()
    rig.tabs.viewControllers = rig.tabs.viewControllers
    rig.finish()
    #expect(rig.tabs.selectedViewController === navigation && root.view.window != nil)
    #expect(more.viewControllers.last === root)
  }

  @Test func aPageOfTheProgramsOwnStaysAboveTheList() {
    rig.tabs.selectedViewController = more
    let own = Page("own")
    more.pushViewController(own, animated: false)
    rig.pages[0].tabBarItem.badgeValue = "1"
    rig.tabs.viewControllers = rig.tabs.viewControllers
    rig.finish()
    #expect(more.viewControllers.last === own && own.view.window != nil)
  }

  @Test func aPageOfTheListStaysWhenItsItemIsSetAnew() {
    rig.tabs.selectedIndex = 5
    rig.finish()
    rig.pages[5].tabBarItem = UITabBarItem(title: "new", image: nil, tag: 1)
    rig.finish()
    #expect(rig.tabs.selectedIndex == 5 && more.viewControllers.last === rig.pages[5])
    #expect(rig.pages[5].view.window != nil && rig.pages[5].balance == (1, 1))
    rig.tabs.selectedIndex = 0
    rig.pages[0].tabBarItem = UITabBarItem(title: "first", image: nil, tag: 1)
    rig.finish()
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["first", "b", "c", "d", "More"])
    #expect(rig.tabs.selectedViewController === rig.pages[0])
    #expect(more.viewControllers.last === rig.pages[5])
  }

  @Test func aWiderWindowHasRoom() {
    rig.tabs.selectedIndex = 6
    rig.finish()
    rig.harness.resize(rig.window, to: CGSize(width: 1000, height: 600))
    rig.finish()
    #expect(rig.tabs.tabBar.items?.count == 7 && rig.tabs.selectedIndex == 6)
    #expect(rig.pages[6].view.window != nil && rig.pages[6].parent === rig.tabs)
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    rig.finish()
    #expect(rig.tabs.tabBar.items?.count == 5)
    #expect(rig.pages[6].view.window != nil && rig.pages[6].navigationController === more)
  }

  private func beginOrdering() throws -> TabOrderController {
    try rig.tap("More")
    rig.finish()
    rig.harness.tap(try #require(rig.harness.view(labelled: "Edit")))
    rig.finish()
    let sheet = try #require(rig.tabs.presentedViewController as? UINavigationController)
    return try #require(sheet.topViewController as? TabOrderController)
  }

  @Test func tabsThatTheProgramSetsMeanwhileFollowThoseThatTheUserOrders() throws {
    let order = try beginOrdering()
    order.tableView(
      order.tableView, moveRowAt: IndexPath(row: 6, section: 0),
      to: IndexPath(row: 0, section: 0))
    var pages: [UIViewController] = Array(rig.pages.dropFirst(2))
    pages.insert(Page("new"), at: 0)
    rig.tabs.viewControllers = pages
    rig.harness.tap(try #require(rig.harness.view(labelled: "Done")))
    rig.finish()
    #expect(rig.tabs.viewControllers?.map(\.title) == ["g", "c", "d", "e", "f", "new"])
  }

  @Test func theUserOrdersTabs() throws {
    let order = try beginOrdering()
    order.tableView(
      order.tableView, moveRowAt: IndexPath(row: 6, section: 0),
      to: IndexPath(row: 0, section: 0))
    rig.harness.tap(try #require(rig.harness.view(labelled: "Done")))
    rig.finish()
    #expect(rig.tabs.viewControllers?.first === rig.pages[6])
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["g", "a", "b", "c", "More"])
    rig.tabs.customizableViewControllers = []
    rig.tabs.tabsDidChange()
    rig.harness.settle()
    #expect(rig.harness.view(labelled: "Edit") == nil)
  }
}
