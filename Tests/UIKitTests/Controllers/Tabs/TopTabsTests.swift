import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Tabs at the upper edge of wide windows, in the row of a navigation bar.
@MainActor
struct TopTabsTests {
  private let rig = RecordedTabs("abc", size: CGSize(width: 900, height: 600))
  private var bar: UITabBar { rig.tabs.tabBar }

  /// A stack in the place of the tabs.
  private func stack(_ prepare: (UIViewController) -> Void = { _ in }) -> UINavigationController {
    let root = Page("root")
    prepare(root)
    let navigation = UINavigationController(rootViewController: root)
    rig.tabs.viewControllers = [navigation, rig.pages[1], rig.pages[2]]
    rig.harness.settle()
    return navigation
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func theBarMakesTheSafeArea() {
    #expect(bar.frame == CGRect(x: 0, y: 10, width: 900, height: 44))
    #expect(abs(bar.plate.center.x - 450) <= 0.5)
    let page = rig.pages[0].view!
    #expect(page.frame.size == CGSize(width: 900, height: 600))
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(rig.tabs.contentLayoutGuide.layoutFrame.minY == 54)
    rig.harness.setSafeAreaInsets(
      UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), of: rig.window)
    rig.harness.settle()
    #expect(bar.frame.minY == 20 && page.safeAreaInsets.top == 74)
    rig.tabs.setTabBarHidden(true, animated: true)
    rig.finish()
    #expect(page.safeAreaInsets.top == 20 && bar.alpha == 0)
  }

  @Test func contentMayBeginAtTheBar() {
    rig.pages[0].edgesForExtendedLayout = []
    rig.tabs.view.setNeedsLayout()
    rig.harness.settle()
    #expect(rig.pages[0].view.frame == CGRect(x: 0, y: 64, width: 900, height: 536))
    #expect(rig.pages[0].view.safeAreaInsets == .zero)
  }

  @Test func tabsHaveTitlesAloneAndAreTapped() throws {
    rig.pages[1].tabBarItem.image = UIImage(systemName: "star")
    rig.harness.settle()
    let button = try #require(bar.buttons.first { $0.item.title == "b" })
    let images = button.subviews.compactMap { $0 as? UIImageView }
    #expect(!images.isEmpty && images.allSatisfy(\.isHidden))
    try rig.tap("b")
    #expect(rig.tabs.selectedIndex == 1 && bar.capsule.frame == button.frame)
    let narrow = button.frame.width
    rig.pages[1].tabBarItem.title = "a much longer title"
    rig.harness.settle()
    let longer = try #require(bar.buttons.first { $0.item.title == "a much longer title" })
    #expect(longer.frame.width > narrow + 60)
  }

  @Test func aTitleIsBeforeTheTabs() throws {
    let navigation = stack()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 10, width: 900, height: 54))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 64)
    let title = try #require(navigation.navigationBar.content?.title)
    #expect(place(title).minX == 16 && place(title).maxX <= place(bar.plate).minX - 8)
    navigation.navigationBar.prefersLargeTitles = true
    rig.harness.settle()
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 116)
    navigation.setNavigationBarHidden(true, animated: false)
    rig.harness.settle()
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 64, "the tabs are there")
  }

  @Test func buttonsThatHaveNoRoomAreInAMenu() throws {
    let navigation = stack { root in
      root.navigationItem.rightBarButtonItems = (0..<12).map {
        UIBarButtonItem(title: "Item \($0)", primaryAction: UIAction { _ in })
      }
    }
    let end = place(bar.plate).maxX
    let content = try #require(navigation.navigationBar.content)
    let shown = content.subviews.filter { $0 is BarButton && !$0.isHidden }
    #expect(shown.count > 1 && shown.count < 12)
    #expect(shown.allSatisfy { place($0).minX >= end + 8 })
    #expect(shown.contains { $0.accessibilityLabel == "More" })
  }

  @Test func aPageThatWantsNoBarHasTheRowForItself() throws {
    let navigation = stack()
    let page = Page("page")
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    rig.finish()
    let title = try #require(navigation.navigationBar.content?.title)
    #expect(bar.alpha == 0 && abs(place(title).midX - 450) <= 1)
    #expect(page.view.safeAreaInsets.top == 64)
    navigation.popViewController(animated: true)
    rig.finish()
    #expect(bar.alpha == 1 && navigation.navigationBar.taken == bar.places.reach)
  }

  @Test func aSearchBarIsBeneathTheTabs() throws {
    let search = UISearchController(searchResultsController: nil)
    let navigation = stack { $0.navigationItem.searchController = search }
    let item = try #require(navigation.topViewController?.navigationItem)
    #expect(item.searchBarPlacement == .stacked)
    search.isActive = true
    rig.finish()
    #expect(place(search.searchBar).minY >= place(bar.plate).maxY)
    #expect(search.isActive && bar.alpha == 1)
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(!search.isActive)
    rig.harness.resize(rig.window, to: CGSize(width: 500, height: 600))
    rig.finish()
    #expect(navigation.navigationBar.taken == nil)
  }

  @Test func atEveryWidthTheBarIsInTheWindow() {
    _ = stack()
    for width in stride(from: CGFloat(360), through: 1240, by: 40) {
      rig.harness.resize(rig.window, to: CGSize(width: width, height: 600))
      rig.harness.settle()
      let plate = place(bar.plate)
      #expect(plate.minX >= 0 && plate.maxX <= width && abs(plate.midX - width / 2) <= 0.5)
      #expect(plate.minY == (width < 600 ? 528 : 10), "\(width)")
    }
  }

  @Test func fromRightToLeftTheTitleIsAtTheRight() throws {
    rig.window.traitOverrides.layoutDirection = .rightToLeft
    let navigation = stack()
    let title = try #require(navigation.navigationBar.content?.title)
    #expect(place(title).maxX == 884 && place(title).minX >= place(bar.plate).maxX + 8)
  }

  @Test func badgesAreBesideTitles() throws {
    rig.pages[1].tabBarItem.badgeValue = "4"
    rig.harness.settle()
    let button = try #require(bar.buttons.first { $0.item.title == "b" })
    let badge = try #require(button.subviews.first { $0 is BadgeView })
    #expect(!badge.isHidden && badge.frame.minX > button.bounds.midX)
    #expect(badge.frame.minY >= 0 && badge.frame.maxY <= button.bounds.height)
  }

  @Test func aTraitKeepsTheBarBelow() {
    rig.tabs.traitOverrides.horizontalSizeClass = .compact
    rig.harness.settle()
    #expect(bar.frame == CGRect(x: 0, y: 528, width: 900, height: 72))
    #expect(rig.pages[0].view.safeAreaInsets.bottom == 72)
  }
}
