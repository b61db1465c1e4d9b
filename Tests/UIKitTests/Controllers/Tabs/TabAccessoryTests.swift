import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// What stays near the bar, and a bar that is minimised.
@MainActor
struct TabAccessoryTests {
  private let rig: RecordedTabs
  private let list = UIScrollView()
  private let navigation: UINavigationController

  init() {
    rig = RecordedTabs("abc", size: CGSize(width: 400, height: 600))
    let page = UIViewController()
    page.view = list
    page.title = "a"
    list.contentSize = CGSize(width: 400, height: 4000)
    navigation = UINavigationController(rootViewController: page)
    rig.tabs.viewControllers = [navigation, rig.pages[1], rig.pages[2]]
    rig.harness.settle()
  }

  private func addAccessory() -> UIView {
    let content = UIView()
    rig.tabs.bottomAccessory = UITabAccessory(contentView: content)
    rig.harness.settle()
    return content
  }

  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func scroll(by distance: CGFloat) {
    list.contentOffset.y += distance
    rig.harness.advance(by: 1)
  }

  @Test func anAccessoryIsAboveTheBar() {
    let content = addAccessory()
    #expect(place(content) == CGRect(x: 16, y: 472, width: 368, height: 48))
    #expect(rig.pages[1].traitCollection.tabAccessoryEnvironment == .none)
    #expect(content.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(list.safeAreaInsets.bottom == 128)
    rig.tabs.selectedIndex = 1
    rig.harness.settle()
    #expect(place(content).minY == 472 && rig.pages[1].view.safeAreaInsets.bottom == 128)
    #expect(rig.tabs.contentLayoutGuide.layoutFrame.maxY == 472)
    rig.tabs.isTabBarHidden = true
    rig.harness.settle()
    #expect(place(content).maxY == 590)
  }

  @Test func itIsTakenAway() {
    let content = addAccessory()
    let other = UIView()
    rig.tabs.setBottomAccessory(UITabAccessory(contentView: other), animated: true)
    rig.harness.advance(by: 1)
    #expect(content.window == nil && place(other).minY == 472)
    rig.tabs.setBottomAccessory(nil, animated: true)
    rig.harness.advance(by: 1)
    #expect(other.window == nil && list.safeAreaInsets.bottom == 72)
    #expect(rig.tabs.bottomAccessory == nil)
  }

  @Test func inWideWindowsItIsAtTheLowerEdge() {
    let content = addAccessory()
    rig.harness.resize(rig.window, to: CGSize(width: 1000, height: 700))
    #expect(place(content) == CGRect(x: 260, y: 642, width: 480, height: 48))
    #expect(list.safeAreaInsets.bottom == 58)
  }

  @Test func itGoesWithTheBar() {
    let content = addAccessory()
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    #expect(content.superview?.superview?.alpha == 0 && page.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    rig.harness.settle()
    #expect(content.superview?.superview?.alpha == 1 && place(content).minY == 472)
  }

  @Test func contentThatGoesOnMinimisesTheBar() throws {
    let content = addAccessory()
    rig.tabs.tabBarMinimizeBehavior = .onScrollDown
    scroll(by: 10)
    #expect(!rig.tabs.tabBar.isMinimized)
    scroll(by: 40)
    let bar = rig.tabs.tabBar
    #expect(bar.isMinimized && place(bar.plate) == CGRect(x: 16, y: 542, width: 48, height: 48))
    #expect(bar.buttons.map(\.isHidden) == [false, true, true])
    #expect(place(content) == CGRect(x: 72, y: 542, width: 312, height: 48))
    #expect(content.traitCollection.tabAccessoryEnvironment == .inline)
    #expect(list.safeAreaInsets.bottom == 128, "content keeps its place")
    scroll(by: -10)
    #expect(bar.isMinimized)
    scroll(by: -10)
    #expect(!bar.isMinimized && place(content).width == 368)
    #expect(bar.buttons.allSatisfy { !$0.isHidden })
  }

  @Test func aTapBringsItBack() throws {
    rig.tabs.tabBarMinimizeBehavior = .onScrollDown
    scroll(by: 200)
    #expect(rig.tabs.tabBar.isMinimized)
    rig.harness.tap(rig.tabs.tabBar.buttons[0])
    rig.harness.advance(by: 1)
    #expect(!rig.tabs.tabBar.isMinimized && list.contentOffset.y > 100, "the list stays")
    scroll(by: 200)
    navigation.pushViewController(UIViewController(), animated: false)
    rig.harness.settle()
    #expect(!rig.tabs.tabBar.isMinimized)
  }

  @Test func contentThatGoesBackMinimisesItWhereThatIsWanted() {
    rig.tabs.tabBarMinimizeBehavior = .onScrollUp
    scroll(by: 300)
    #expect(!rig.tabs.tabBar.isMinimized)
    scroll(by: -50)
    #expect(rig.tabs.tabBar.isMinimized)
    scroll(by: -5000)
    #expect(!rig.tabs.tabBar.isMinimized, "at the start of the content")
  }

  @Test(arguments: [UITabBarController.MinimizeBehavior.automatic, .never])
  func otherwiseItStays(_ behavior: UITabBarController.MinimizeBehavior) {
    rig.tabs.tabBarMinimizeBehavior = behavior
    scroll(by: 300)
    scroll(by: -100)
    #expect(!rig.tabs.tabBar.isMinimized)
  }

  @Test func wideWindowsKeepTheirTabs() {
    rig.tabs.tabBarMinimizeBehavior = .onScrollDown
    scroll(by: 200)
    rig.harness.resize(rig.window, to: CGSize(width: 900, height: 600))
    #expect(!rig.tabs.tabBar.isMinimized)
    scroll(by: 200)
    #expect(!rig.tabs.tabBar.isMinimized)
  }

  @Test func theTabThatStandsAloneStays() {
    let bar = TabBarLayout(count: 3, hasTrailing: true)
    let places = bar.minimizedPlaces(width: 400)
    #expect(places.plate == CGRect(x: 16, y: 14, width: 48, height: 48))
    #expect(places.trailing == CGRect(x: 336, y: 14, width: 48, height: 48))
    #expect(places.tabs == Array(repeating: places.plate, count: 3))
    #expect(TabBarLayout().minimizedPlaces(width: 400) == TabBarLayout.Places())
  }
}
