import Foundation
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// The bar, the safe area, and what programs do.
@MainActor
struct UITabBarControllerTests {
  @Test(arguments: [CGSize(width: 360, height: 640), CGSize(width: 599, height: 800)])
  func theBarMakesTheSafeArea(_ size: CGSize) {
    let rig = RecordedTabs(size: size)
    let bar = rig.tabs.tabBar
    #expect(bar.frame == CGRect(x: 0, y: size.height - 72, width: size.width, height: 72))
    #expect(bar.plate.frame.width == 274 && bar.plate.frame.height == 62)
    #expect(abs(bar.plate.center.x - size.width / 2) <= 0.5)
    #expect(rig.pages[0].view.frame.size == size)
    #expect(rig.pages[0].view.safeAreaInsets.bottom == 72)
    rig.harness.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0), of: rig.window)
    rig.harness.settle()
    #expect(bar.frame.minY == size.height - 96)
    #expect(rig.pages[0].view.safeAreaInsets.bottom == 96)
    rig.tabs.setTabBarHidden(true, animated: true)
    rig.finish()
    #expect(rig.pages[0].view.safeAreaInsets.bottom == 34 && bar.alpha == 0)
  }

  @Test func aBarThatTheProgramHidesItselfCoversNothing() {
    let rig = RecordedTabs()
    let view: UIView = rig.pages[0].view
    let covered = view.safeAreaInsets.bottom
    #expect(covered > 0)
    rig.tabs.tabBar.isHidden = true
    rig.harness.settle()
    #expect(view.safeAreaInsets.bottom == 0 && !rig.tabs.isTabBarHidden)
    rig.tabs.tabBar.isHidden = false
    rig.harness.settle()
    #expect(view.safeAreaInsets.bottom == covered)
  }

  @Test func contentMayEndAtTheBar() {
    let rig = RecordedTabs()
    rig.pages[0].edgesForExtendedLayout = []
    rig.tabs.view.setNeedsLayout()
    rig.harness.settle()
    #expect(rig.pages[0].view.frame == CGRect(x: 0, y: 0, width: 400, height: 528))
    #expect(rig.pages[0].view.safeAreaInsets == .zero)
  }

  @Test func viewsAreLoadedWhenTheyAreFirstSelected() {
    let rig = RecordedTabs()
    #expect(rig.pages[0].isViewLoaded && !rig.pages[1].isViewLoaded)
    #expect(rig.pages.allSatisfy { $0.parent === rig.tabs && $0.tabBarController === rig.tabs })
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
  }

  @Test func controllersAreReplaced() {
    let rig = RecordedTabs()
    rig.tabs.selectedIndex = 1
    let new = Page("x")
    rig.tabs.setViewControllers([rig.pages[2], rig.pages[1], new], animated: true)
    #expect(rig.tabs.selectedViewController === rig.pages[1] && rig.tabs.selectedIndex == 1)
    #expect(rig.pages[0].parent == nil && new.parent === rig.tabs)
    rig.tabs.viewControllers = [rig.pages[0], new]
    #expect(rig.tabs.selectedViewController === new, "the one in the same place")
    rig.tabs.viewControllers = [rig.pages[0]]
    #expect(rig.tabs.selectedViewController === rig.pages[0])
    #expect(rig.pages[0].view.window != nil && new.view.window == nil && new.parent == nil)
    rig.tabs.viewControllers = nil
    #expect(rig.tabs.selectedIndex == NSNotFound && rig.tabs.viewControllers == nil)
    #expect(rig.pages[0].view.window == nil && rig.tabs.tabBar.items == [])
  }

  @Test func indexesBeyondTheTabsAreIgnored() {
    let rig = RecordedTabs()
    for index in [3, -1, Int.max] { rig.tabs.selectedIndex = index }
    #expect(rig.tabs.selectedIndex == 0 && rig.recorded() == [])
  }

  @Test func titlesAndItemsFollow() {
    let rig = RecordedTabs()
    rig.pages[1].title = "new"
    #expect(rig.tabs.tabBar.items?[1].title == "new")
    let item = UITabBarItem(title: "own", image: nil, tag: 4)
    rig.pages[2].tabBarItem = item
    #expect(rig.tabs.tabBar.items?[2] === item)
    let navigation = UINavigationController(rootViewController: Page("root"))
    #expect(navigation.tabBarItem === navigation.viewControllers[0].tabBarItem)
    rig.tabs.viewControllers = [navigation]
    #expect(rig.tabs.tabBar.items?.map(\.title) == ["root"])
  }

  @Test func tapOnTheSelectedTabGoesBackToTheRoot() throws {
    let rig = RecordedTabs("ab")
    let root = Page("root")
    let table = UIScrollView()
    table.contentSize = CGSize(width: 400, height: 4000)
    root.view = table
    let navigation = UINavigationController(rootViewController: root)
    rig.tabs.viewControllers = [navigation, rig.pages[1]]
    navigation.pushViewController(Page("next"), animated: false)
    rig.harness.settle()
    try rig.tap("root")
    rig.finish()
    #expect(navigation.viewControllers == [root])
    table.contentOffset.y = 900
    try rig.tap("root")
    rig.finish()
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func theBarGoesWithAPageThatWantsNone() {
    let rig = RecordedTabs("ab")
    let root = Page("root")
    let navigation = UINavigationController(rootViewController: root)
    rig.tabs.viewControllers = [navigation, rig.pages[1]]
    rig.harness.settle()
    let page = Page("page")
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    rig.harness.advance(by: 0.15)
    let alpha = rig.tabs.tabBar.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1, "it goes with the transition")
    rig.finish()
    #expect(rig.tabs.tabBar.alpha == 0 && page.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: true)
    rig.finish()
    #expect(rig.tabs.tabBar.alpha == 1 && rig.tabs.tabBar.transform == .identity)
    #expect(root.view.safeAreaInsets.bottom == 72)
  }

  @Test func keysGoToWhatTheTabShows() {
    let rig = RecordedTabs("ab")
    let navigation = UINavigationController(rootViewController: Page("root"))
    rig.tabs.viewControllers = [navigation]
    navigation.pushViewController(Page("next"), animated: false)
    rig.harness.settle()
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aTabsToolbarIsAboveTheBar() {
    let rig = RecordedTabs("ab")
    let navigation = UINavigationController(rootViewController: Page("root"))
    navigation.isToolbarHidden = false
    rig.tabs.viewControllers = [navigation]
    rig.harness.settle()
    #expect(navigation.toolbar.frame.maxY == 528)
  }

  @Test func manyRandomRequestsEndAsAnArrayWould() {
    let rig = RecordedTabs("abcdefg")
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var expected = 0
    for _ in 0..<300 {
      rig.animator = Int.random(in: 0..<3, using: &random) == 0 ? TabFade() : nil
      let index = Int.random(in: 0..<4, using: &random)
      rig.tabs.selectedIndex = index
      expected = index
      if Bool.random(using: &random) { rig.harness.advance(by: 0.05) }
    }
    rig.finish()
    #expect(rig.tabs.selectedIndex == expected)
    for (index, page) in rig.pages.prefix(4).enumerated() {
      #expect((page.viewIfLoaded?.window != nil) == (index == expected))
    }
    for (index, page) in rig.pages.enumerated() {
      let shown = index == expected ? 1 : 0
      #expect(page.balance == (shown, shown))
    }
  }

  @Test func aThousandChangesLeaveNothingBehind() {
    let rig = RecordedTabs("abc")
    for index in 0..<1000 {
      rig.animator = index % 100 == 0 ? TabFade() : nil
      rig.tabs.selectedIndex = index % 3
    }
    rig.finish()
    let shown = rig.tabs.container.subviews
    #expect(shown.count == 1 && shown.first === rig.pages[0].view)
    #expect(rig.tabs.children.count == 3 && rig.tabs.transitionCoordinator == nil)
    #expect(rig.tabs.view.subviews.count == 2 && rig.tabs.tabBar.subviews.count == 6)
  }

  @Test func lengthsThatAreNoNumbersAreIgnored() {
    let rig = RecordedTabs("ab")
    let bar = rig.tabs.tabBar
    (bar.itemWidth, bar.itemSpacing) = (.nan, .infinity)
    bar.items?[0].imageInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    bar.items?[0].titlePositionAdjustment = UIOffset(horizontal: .infinity, vertical: 0)
    rig.harness.settle()
    #expect(bar.buttons[0].frame.width == 94)
    #expect(bar.buttons[0].subviews.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
  }

  @Test func controllersAreLetGo() {
    let rig = RecordedTabs("ab")
    weak var gone: UIViewController?
    do {
      let page = Page("x")
      rig.tabs.viewControllers = [page] + rig.pages
      rig.tabs.selectedIndex = 0
      gone = page
      rig.tabs.viewControllers = rig.pages
    }
    rig.finish()
    #expect(gone == nil)
  }
}
