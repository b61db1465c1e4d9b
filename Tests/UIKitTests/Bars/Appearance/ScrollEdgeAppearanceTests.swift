import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// What bars look like while their content is at its edge, and while more of it is beneath.
@MainActor
struct ScrollEdgeAppearanceTests {
  private let harness = AppHarness()
  private let page = UIViewController()
  private let scroller = UIScrollView()
  private let navigation: UINavigationController

  init() {
    scroller.contentSize = CGSize(width: 400, height: 2000)
    page.view = scroller
    navigation = UINavigationController(rootViewController: page)
  }

  private func opaque<Appearance: UIBarAppearance>(
    _ appearance: Appearance, _ color: UIColor
  ) -> Appearance {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func color(behind bar: UIView) -> UIColor? {
    harness.settle()
    return bar.subviews.lazy.compactMap { $0 as? BarBackground }.first?.backgroundColor
  }

  private func scrollToStart() { scroller.contentOffset.y = -scroller.adjustedContentInset.top }
  private func scrollToEnd() {
    scroller.contentOffset.y =
      scroller.contentSize.height - scroller.bounds.height + scroller.adjustedContentInset.bottom
  }

  @Test func ofANavigationBarAndAToolbar() {
    let (bar, toolbar) = (navigation.navigationBar, navigation.toolbar!)
    bar.standardAppearance = opaque(UINavigationBarAppearance(), .red)
    bar.scrollEdgeAppearance = opaque(UINavigationBarAppearance(), .green)
    toolbar.standardAppearance = opaque(UIToolbarAppearance(), .blue)
    toolbar.scrollEdgeAppearance = opaque(UIToolbarAppearance(), .yellow)
    page.toolbarItems = [UIBarButtonItem(title: "One")]
    navigation.isToolbarHidden = false
    _ = harness.show(navigation, size: CGSize(width: 400, height: 600))
    harness.settle()
    scrollToStart()
    #expect(color(behind: bar) == .green && color(behind: toolbar) == .blue)
    scrollToEnd()
    #expect(color(behind: bar) == .red && color(behind: toolbar) == .yellow)
    page.navigationItem.scrollEdgeAppearance = opaque(UINavigationBarAppearance(), .white)
    #expect(color(behind: bar) == .red)
    scrollToStart()
    #expect(color(behind: bar) == .white, "the item's own wins")
    page.navigationItem.scrollEdgeAppearance = nil
    bar.scrollEdgeAppearance = nil
    #expect(color(behind: bar) == nil, "nothing is behind it then")
  }

  @Test func ofATabBar() {
    let tabs = UITabBarController()
    tabs.tabBar.standardAppearance = opaque(UITabBarAppearance(), .red)
    tabs.tabBar.scrollEdgeAppearance = opaque(UITabBarAppearance(), .green)
    tabs.viewControllers = [navigation]
    _ = harness.show(tabs, size: CGSize(width: 400, height: 600))
    harness.settle()
    scrollToStart()
    #expect(color(behind: tabs.tabBar) == .red)
    scrollToEnd()
    #expect(color(behind: tabs.tabBar) == .green)
    navigation.tabBarItem.scrollEdgeAppearance = opaque(UITabBarAppearance(), .blue)
    #expect(color(behind: tabs.tabBar) == .blue, "the selected item's own wins")
  }
}
