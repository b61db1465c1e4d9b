import Foundation
import PlatformKit
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// Bars, ways back, and what programs do wrong.
@MainActor
struct UINavigationControllerTests {
  private final class Careful: UINavigationController, UINavigationBarDelegate {
    var allows = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      allows
    }
  }

  private let rig = RecordedNavigation()
  private var bar: UINavigationBar { rig.navigation.navigationBar }

  private func push(_ name: String) -> Page {
    let page = rig.page(name)
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    return page
  }

  private final class OwnBar: UINavigationBar {}
  private final class OwnToolbar: UIToolbar {}

  @Test func barsMayBeOfTheProgramsClasses() throws {
    let navigation = UINavigationController(
      navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
    let page = UIViewController()
    page.title = "Page"
    page.setToolbarItems([UIBarButtonItem(systemItem: .add)], animated: false)
    navigation.viewControllers = [page]
    navigation.setToolbarHidden(false, animated: false)
    rig.harness.show(navigation, size: CGSize(width: 400, height: 600))
    rig.harness.settle()
    #expect(navigation.navigationBar is OwnBar && navigation.toolbar is OwnToolbar)
    #expect(navigation.navigationBar.window != nil)
    #expect(navigation.navigationBar.topItem === page.navigationItem)
    #expect(navigation.toolbar.items?.count == 1)
    let usual = UINavigationController(navigationBarClass: nil, toolbarClass: UILabel.self)
    #expect(type(of: usual.navigationBar) == UINavigationBar.self)
    #expect(type(of: usual.toolbar!) == UIToolbar.self)
  }

  @Test func barsMakeTheSafeArea() {
    #expect(bar.frame == CGRect(x: 0, y: 10, width: 400, height: 54))
    #expect(rig.root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    rig.navigation.isToolbarHidden = false
    bar.prefersLargeTitles = true
    rig.harness.settle()
    #expect(bar.frame.height == 106)
    #expect(rig.navigation.toolbar.frame == CGRect(x: 0, y: 546, width: 400, height: 44))
    #expect(rig.root.view.safeAreaInsets == UIEdgeInsets(top: 116, left: 0, bottom: 54, right: 0))
    rig.navigation.setNavigationBarHidden(true, animated: true)
    rig.finish()
    #expect(rig.root.view.safeAreaInsets.top == 0 && bar.frame.maxY <= 0)
  }

  private final class Counting: UINavigationController {
    var counts: [Int] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      counts.append(viewControllers.count)
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func aSubclassHearsOfEachPushAndOfTheFirst() {
    let navigation = Counting(rootViewController: UIViewController())
    navigation.show(UIViewController(), sender: nil)
    #expect(navigation.counts == [0, 1] && navigation.viewControllers.count == 2)
  }

  @Test func aBarThatTheProgramHidesItselfCoversNothing() {
    let page = push("b")
    rig.navigation.isToolbarHidden = false
    for isHidden in [true, false] {
      bar.isHidden = isHidden
      rig.navigation.toolbar.isHidden = isHidden
      rig.harness.settle()
      let insets = page.view.safeAreaInsets
      #expect(insets.top == (isHidden ? 0 : 64) && insets.bottom == (isHidden ? 0 : 54))
      #expect(!rig.navigation.isNavigationBarHidden && rig.navigation.canGoBack)
    }
  }

  @Test func contentMayEndAtTheBar() {
    rig.root.edgesForExtendedLayout = []
    rig.navigation.view.setNeedsLayout()
    rig.harness.settle()
    #expect(rig.root.view.frame == CGRect(x: 0, y: 64, width: 400, height: 536))
    #expect(rig.root.view.safeAreaInsets == .zero)
  }

  @Test func aToolbarIsHiddenWhereAControllerWantsThat() {
    rig.navigation.isToolbarHidden = false
    let page = rig.page("b")
    page.hidesBottomBarWhenPushed = true
    rig.root.toolbarItems = [UIBarButtonItem(title: "One")]
    rig.harness.settle()
    #expect(rig.navigation.toolbar.items?.count == 1 && rig.navigation.toolbar.alpha == 1)
    rig.navigation.pushViewController(page, animated: true)
    rig.finish()
    #expect(rig.navigation.toolbar.alpha == 0 && page.view.safeAreaInsets.bottom == 0)
    rig.navigation.popViewController(animated: true)
    rig.finish()
    #expect(rig.navigation.toolbar.alpha == 1 && rig.navigation.toolbar.items?.count == 1)
  }

  @Test func theBarFollowsTheStack() throws {
    let page = push("b")
    #expect(bar.topItem === page.navigationItem && bar.backItem === rig.root.navigationItem)
    let back = try #require(rig.harness.view(identifier: "BackButton") as? UIButton)
    #expect(back.accessibilityLabel == "a" && back.frame.height == 44)
    rig.harness.tap(back)
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root])
    #expect(rig.harness.view(identifier: "BackButton") == nil)
  }

  @Test func keysAndTheMouseGoBack() {
    _ = push("b")
    rig.harness.press(.keyboardLeftArrow, modifiers: .alternate)
    rig.finish()
    #expect(rig.navigation.viewControllers.count == 1)
    let page = push("b")
    rig.harness.click(page.view, button: .button(8))
    rig.finish()
    #expect(rig.navigation.viewControllers.count == 1)
    _ = push("b")
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(rig.navigation.viewControllers.count == 1)
    rig.harness.press(.keyboardEscape)
    rig.finish()
    #expect(rig.navigation.viewControllers.count == 1)
  }

  @Test func aSubclassIsAskedBeforeTheUserGoesBack() throws {
    let harness = AppHarness()
    let navigation = Careful(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    harness.show(navigation)
    let back = try #require(harness.view(identifier: "BackButton"))
    harness.tap(back)
    harness.press(.keyboardEscape)
    harness.press(.keyboardLeftArrow, modifiers: .alternate)
    harness.advance(by: 1)
    #expect(navigation.viewControllers.count == 2)
    navigation.allows = true
    harness.tap(back)
    harness.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func whatIsPresentedIsWhatIsVisible() {
    let (page, sheet) = (push("b"), rig.page("sheet"))
    #expect(rig.navigation.visibleViewController === page)
    page.present(sheet, animated: false)
    rig.finish()
    #expect(rig.navigation.visibleViewController === sheet)
    #expect(rig.navigation.topViewController === page)
    page.dismiss(animated: true)
    #expect(rig.navigation.visibleViewController === page)
  }

  @Test func whatContainersPresentAndASearchAreVisibleToo() {
    let (tabs, page, sheet) = (UITabBarController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    tabs.viewControllers = [navigation]
    let harness = AppHarness()
    harness.show(tabs)
    harness.settle()
    page.present(sheet, animated: false)
    harness.advance(by: 1)
    #expect(tabs.presentedViewController === sheet && navigation.visibleViewController === sheet)
    page.dismiss(animated: false)
    search.isActive = true
    harness.advance(by: 1)
    #expect(navigation.visibleViewController === search)
    search.isActive = false
    harness.advance(by: 1)
    #expect(navigation.visibleViewController === page)
  }

  @Test func aLargeTitleGoesAsTheContentIsScrolled() {
    let table = UIScrollView()
    table.contentSize = CGSize(width: 400, height: 2000)
    bar.prefersLargeTitles = true
    let page = rig.page("b")
    page.view = table
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    #expect(table.contentOffset.y == -116 && bar.frame.height == 106)
    table.contentOffset.y = -96
    rig.harness.settle()
    #expect(bar.frame.height == 86 && page.view.safeAreaInsets.top == 96)
    table.contentOffset.y = 100
    rig.harness.settle()
    #expect(bar.frame.height == 54 && page.view.safeAreaInsets.top == 64)
    #expect(!bar.isAtScrollEdge)
    table.contentOffset.y = -116
    rig.harness.settle()
    #expect(bar.frame.height == 106 && bar.isAtScrollEdge)
  }

  @Test func aLargeTitleFollowsTheScrollViewThatAControllerNames() {
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    scroller.contentSize = CGSize(width: 400, height: 2000)
    bar.prefersLargeTitles = true
    let page = rig.page("b")
    page.view.addSubview(UIView())
    page.view.addSubview(scroller)
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    scroller.contentOffset.y += 200
    rig.harness.settle()
    #expect(bar.frame.height == 106, "it is none that the bar finds itself")
    page.setContentScrollView(scroller, for: .top)
    rig.harness.settle()
    #expect(page.contentScrollView(for: .top) === scroller && bar.frame.height == 54)
  }

  @Test func aLargeTitleThatIsHalfGoneSnaps() {
    let scroller = UIScrollView()
    scroller.contentSize = CGSize(width: 400, height: 2000)
    bar.prefersLargeTitles = true
    let page = rig.page("b")
    page.view = scroller
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    rig.harness.touchDown(rig.window, at: CGPoint(x: 200, y: 500))
    for y in stride(from: 490, through: 455, by: -5) {
      rig.harness.advance(by: 0.1)
      rig.harness.touchMove(to: CGPoint(x: 200, y: CGFloat(y)), in: rig.window)
    }
    rig.harness.advance(by: 0.5)
    rig.harness.touchUp()
    rig.finish()
    #expect(bar.frame.height == 54 && scroller.contentOffset.y == -64)
  }

  @Test func showPushes() {
    let page = rig.page("b")
    rig.root.show(page, sender: nil)
    rig.finish()
    #expect(rig.navigation.topViewController === page)
    #expect(page.navigationController === rig.navigation)
  }

  @Test func manyRandomRequestsEndAsAnArrayWould() {
    var random = SeededGenerator(seed: SeededGenerator.seed)
    var pages = (0..<6).map { rig.page("\($0)") }
    pages.append(rig.root)
    var expected: [UIViewController] = [rig.root]
    for _ in 0..<300 {
      let animated = Bool.random(using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        guard let page = pages.first(where: { page in !expected.contains { $0 === page } }) else {
          continue
        }
        rig.navigation.pushViewController(page, animated: animated)
        expected.append(page)
      case 1:
        rig.navigation.popViewController(animated: animated)
        if expected.count > 1 { expected.removeLast() }
      case 2:
        rig.navigation.popToRootViewController(animated: animated)
        expected = Array(expected.prefix(1))
      default:
        expected = Array(
          pages.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
        rig.navigation.setViewControllers(expected, animated: animated)
      }
      if Bool.random(using: &random) { rig.harness.advance(by: 0.05) }
    }
    rig.finish()
    #expect(rig.navigation.viewControllers == expected)
    let shown = rig.navigation.container.subviews
    #expect(shown.count == 1 && shown.first === expected.last?.view)
    for page in pages {
      #expect(page.appearance == (page === expected.last ? .appeared : .disappeared))
      #expect((page.parent != nil) == expected.contains { $0 === page })
    }
  }

  @Test func nothingStaysBehind() {
    weak var gone: UIViewController?
    do {
      let page = rig.page("b")
      gone = page
      rig.navigation.pushViewController(page, animated: true)
      rig.finish()
      rig.navigation.popViewController(animated: true)
      rig.finish()
    }
    #expect(gone == nil)
  }

  @Test func aToolbarHasABackgroundOverContentOnly() {
    let table = UIScrollView()
    table.contentSize = CGSize(width: 400, height: 4000)
    let page = Page("page")
    page.view = table
    page.toolbarItems = [UIBarButtonItem(title: "One")]
    rig.navigation.setViewControllers([page], animated: false)
    rig.navigation.isToolbarHidden = false
    rig.harness.settle()
    let background = rig.navigation.toolbar.subviews.first as? BarBackground
    #expect(background?.material != nil)
    table.contentOffset.y = 4000 - table.bounds.height + table.adjustedContentInset.bottom
    rig.harness.settle()
    #expect(background?.material == nil && rig.navigation.toolbar.isAtScrollEdge)
    let plain = Page("plain")
    plain.toolbarItems = [UIBarButtonItem(title: "Two")]
    table.contentOffset.y = 0
    rig.navigation.pushViewController(plain, animated: false)
    rig.harness.settle()
    #expect(background?.material == nil, "nothing scrolls beneath it")
  }
}
