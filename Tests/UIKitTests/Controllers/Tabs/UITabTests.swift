import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tabs, groups and the sidebar.
@MainActor
final class UITabTests: NSObject, UITabBarControllerDelegate {
  private let harness = AppHarness()
  private let tabs = UITabBarController()
  private var made: [String] = []
  private var log: [String] = []

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { [unowned self] in
      made.append($0.identifier)
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      return page
    }
  }

  private func show(_ new: [UITab], width: CGFloat = 400) -> UIWindow {
    tabs.tabs = new
    tabs.delegate = self
    let window = harness.show(tabs, size: CGSize(width: width, height: 600))
    harness.settle()
    return window
  }

  func tabBarController(_ controller: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    log.append("may \(tab.identifier)")
    return tab.identifier != "no"
  }
  func tabBarController(
    _ controller: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { log.append("\(previousTab?.identifier ?? "") to \(selectedTab.identifier)") }

  @Test func controllersAreMadeWhenTheyAreNeeded() throws {
    _ = show([tab("a"), tab("b"), tab("no")])
    #expect(made == ["a"] && tabs.tabs[1].viewController == nil)
    for title in ["b", "no", "a", "b"] {
      harness.tap(try #require(tabs.tabBar.buttons.first { $0.item.title == title }))
    }
    #expect(made == ["a", "b"] && tabs.selectedTab?.identifier == "b")
    #expect(log == ["may b", "a to b", "may no", "may a", "b to a", "may b", "a to b"])
    #expect(tabs.selectedViewController?.tab === tabs.selectedTab)
    #expect(tabs.tab(forIdentifier: "no") === tabs.tabs[2])
  }

  @Test func tabsChange() {
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    _ = show([a, b, c])
    a.title = "new"
    b.badgeValue = "2"
    #expect(tabs.tabBar.items?.map(\.title) == ["new", "b", "c"])
    #expect(tabs.tabBar.items?[1].badgeValue == "2")
    a.isHidden = true
    #expect(tabs.tabBar.items?.count == 2 && tabs.selectedTab === b)
    a.isHidden = false
    c.preferredPlacement = .sidebarOnly
    #expect(tabs.tabBar.items?.map(\.title) == ["new", "b"])
    #expect(a.hasVisiblePlacement && !c.hasVisiblePlacement)
  }

  @Test func aTabMayBeHiddenAtFirst() {
    let (a, b) = (tab("a"), tab("b"))
    a.isHiddenByDefault = true
    _ = show([a, b])
    #expect(a.isHidden && tabs.tabBar.items?.map(\.title) == ["b"] && tabs.selectedTab === b)
    #expect(made == ["b"])
    a.isHidden = false
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"] && tabs.selectedTab === b)
    a.isHiddenByDefault = false
    #expect(!a.isHidden && tabs.tabBar.items?.count == 2)
  }

  @Test func theSearchTabStandsApart() {
    let search = UISearchTab { _ in UIViewController() }
    _ = show([tab("a"), search, tab("b")])
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "Search"])
    let button = tabs.tabBar.button(of: search.barItem)
    #expect(button?.frame.size == CGSize(width: 62, height: 62))
    #expect(button.map { $0.frame.minX >= tabs.tabBar.plate.frame.maxX } == true)
  }

  @Test func groupsShowTheirTabs() {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("x"), tab("y")])
    _ = show([tab("a"), group])
    tabs.selectedTab = group.children[1]
    #expect(made == ["a", "y"] && group.selectedChild?.identifier == "y")
    #expect(tabs.tabBar.selectedItem === group.barItem)
    group.selectedChild = group.children[0]
    harness.settle()
    #expect(made == ["a", "y", "x"])
    #expect(group.children[0].viewController?.view.window != nil)
    #expect(tabs.tab(forIdentifier: "y")?.parent === group)
  }

  @Test func aGroupBeginsWithItsDefaultTabOrTheFirstInItsOrder() {
    let ordered = UITabGroup(
      title: "One", image: nil, identifier: "one", children: [tab("x"), tab("y"), tab("z")])
    ordered.displayOrderIdentifiers = ["z", "nobody", "x"]
    #expect(ordered.displayOrder.map(\.identifier) == ["z", "x", "y"])
    let other = UITabGroup(
      title: "Two", image: nil, identifier: "two", children: [tab("p"), tab("q")])
    other.defaultChildIdentifier = "q"
    _ = show([tab("a"), ordered, other])
    tabs.selectedTab = ordered
    #expect(tabs.selectedTab?.identifier == "z" && made == ["a", "z"])
    tabs.selectedTab = other
    #expect(tabs.selectedTab?.identifier == "q" && made == ["a", "z", "q"])
  }

  @Test func aGroupMayHaveAStackFromWhichTheUserGoesBack() throws {
    let navigation = UINavigationController()
    let child = tab("x")
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [child, tab("y")]
    ) { _ in UIViewController() }
    group.managingNavigationController = navigation
    _ = show([tab("a"), group])
    tabs.selectedTab = child
    harness.settle()
    #expect(child.managingTabGroup === group && tabs.selectedViewController === navigation)
    #expect(navigation.viewControllers == [group, child].compactMap(\.viewController))
    #expect(child.viewController?.view.window != nil)
    harness.tap(try #require(harness.view(identifier: "BackButton")))
    harness.advance(by: 1)
    tabs.tabs[0].badgeValue = "1"
    harness.advance(by: 1)
    #expect(navigation.viewControllers == [group].compactMap(\.viewController))
    tabs.tabs = tabs.tabs
    harness.settle()
    #expect(group.viewController?.parent === navigation)
    tabs.selectedTab = group.children[1]
    harness.settle()
    #expect(navigation.topViewController === group.children[1].viewController)
  }

  private final class Between: NSObject, UITabBarControllerDelegate {
    let page = UIViewController()
    var asked: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append("\(tab.identifier) \(proposedViewControllers.count)")
      return [proposedViewControllers[0], page] + proposedViewControllers.dropFirst()
    }
  }

  @Test func theDelegateMayPutOthersOnTheStackOfAGroup() {
    let (navigation, delegate, child) = (UINavigationController(), Between(), tab("x"))
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [child]
    ) { _ in UIViewController() }
    group.managingNavigationController = navigation
    _ = show([tab("a"), group])
    tabs.delegate = delegate
    #expect(delegate.asked == [])
    tabs.selectedTab = child
    harness.settle()
    let own = [group, child].compactMap(\.viewController)
    #expect(delegate.asked == ["x 2"])
    #expect(navigation.viewControllers == [own[0], delegate.page, own[1]])
    tabs.selectedTab = tabs.tabs[0]
    tabs.selectedTab = child
    harness.settle()
    #expect(delegate.asked == ["x 2"] && navigation.viewControllers.count == 3)
  }

  @Test func aTabThatTheUserHasGoneBackFromIsSelectedAgain() throws {
    let navigation = UINavigationController()
    let child = tab("x")
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [child, tab("y")]
    ) { _ in UIViewController() }
    group.managingNavigationController = navigation
    _ = show([tab("a"), group], width: 1000)
    tabs.mode = .tabSidebar
    tabs.selectedTab = child
    harness.settle()
    let both = navigation.viewControllers
    #expect(both.count == 2)
    for isTapped in [true, false] {
      navigation.popViewController(animated: false)
      harness.settle()
      #expect(navigation.viewControllers.count == 1)
      if isTapped {
        harness.tap(try #require(harness.view(labelled: "x")))
      } else {
        tabs.selectedTab = child
      }
      harness.advance(by: 1)
      #expect(navigation.viewControllers == both)
    }
  }

  @Test func narrowWindowsMayHaveFewerTabs() {
    let window = show([tab("a"), tab("b"), tab("c")])
    tabs.compactTabIdentifiers = ["c", "nobody", "a"]
    #expect(tabs.tabBar.items?.map(\.title) == ["c", "a"])
    harness.resize(window, to: CGSize(width: 1000, height: 600))
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
  }

  @Test func aSearchTabMayBeginTheSearch() throws {
    let page = UIViewController()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    let search = UISearchTab { _ in UINavigationController(rootViewController: page) }
    search.automaticallyActivatesSearch = true
    _ = show([tab("a"), search])
    harness.tap(try #require(tabs.tabBar.button(of: search.barItem)))
    harness.advance(by: 1)
    let bar = page.navigationItem.searchController?.searchBar
    #expect(page.navigationItem.searchController?.isActive == true)
    #expect(bar?.searchTextField.isFirstResponder == true)
  }

  @Test func aSidebarInWideWindows() throws {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library", children: [tab("x"), tab("y")])
    let window = show([tab("a"), tab("b"), group], width: 1000)
    #expect(tabs.sidebar.isHidden)
    tabs.mode = .tabSidebar
    harness.settle()
    #expect(!tabs.sidebar.isHidden && tabs.tabBar.alpha == 0)
    let page = try #require(tabs.selectedViewController)
    #expect(page.view.frame.size == CGSize(width: 680, height: 600))
    #expect(tabs.container.frame.minX == 320 && page.view.safeAreaInsets.bottom == 0)
    let row = try #require(harness.view(labelled: "y"))
    harness.tap(row)
    harness.settle()
    #expect(tabs.selectedTab?.identifier == "y")
    tabs.sidebar.isHidden = true
    harness.advance(by: 1)
    #expect(tabs.tabBar.alpha == 1 && tabs.container.frame.width == 1000)
    harness.tap(try #require(harness.view(labelled: "Sidebar")))
    harness.advance(by: 1)
    #expect(!tabs.sidebar.isHidden)
    tabs.sidebar.preferredLayout = .overlap
    harness.settle()
    #expect(tabs.container.frame.width == 1000)
    harness.resize(window, to: CGSize(width: 400, height: 600))
    harness.settle()
    #expect(tabs.sidebar.isHidden && tabs.tabBar.alpha == 1)
  }

  @Test func noSidebarInNarrowWindows() {
    tabs.mode = .tabSidebar
    _ = show([tab("a"), tab("b")])
    #expect(tabs.sidebar.isHidden && tabs.tabBar.leadingButton == nil)
    #expect(tabs.view.subviews == [tabs.container, tabs.tabBar])
  }

  @Test func theOrderIsStored() {
    let name = "UITabTests.\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: "UITabBarController.order.\(name)") }
    _ = show([tab("a"), tab("b"), tab("c")])
    tabs.customizationIdentifier = name
    tabs.endCustomizing([tabs.tabs[2], tabs.tabs[0], tabs.tabs[1]])
    #expect(tabs.tabs.map(\.identifier) == ["c", "a", "b"])
    let other = UITabBarController()
    other.customizationIdentifier = name
    other.tabs = [tab("a"), tab("b"), tab("d"), tab("c")]
    #expect(other.tabs.map(\.identifier) == ["c", "a", "b", "d"])
  }

  @Test func aStoredOrderThatNamesATabTwiceShowsItOnce() {
    let name = "UITabTests.\(UUID().uuidString)"
    let key = "UITabBarController.order.\(name)"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    UserDefaults.standard.set(["b", "a", "b", "x", "a"], forKey: key)
    tabs.customizationIdentifier = name
    _ = show([tab("a"), tab("b"), tab("c")])
    #expect(tabs.tabs.map(\.identifier) == ["b", "a", "c"])
  }

  @Test(arguments: [("phone", 393), ("wide", 1000)])
  func picture(_ name: String, _ width: Int) throws {
    let group = UITabGroup(
      title: "Library", image: nil, identifier: "library",
      children: [tab("Albums"), tab("Artists")])
    tabs.mode = .tabSidebar
    let window = show(
      [tab("Home"), tab("New"), tab("Radio"), group, UISearchTab { _ in UIViewController() }],
      width: CGFloat(width))
    try expectSnapshot(harness.screenshot(of: window), named: name, tolerance: 8, allowedPixels: 90)
  }
}
