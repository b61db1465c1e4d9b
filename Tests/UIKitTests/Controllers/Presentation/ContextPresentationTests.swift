import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Presentations in the place of a controller that defines a context.
@MainActor
struct ContextPresentationTests {
  private let rig = RecordedPresentation()
  private let child: Page

  init() {
    child = rig.page("child")
    child.definesPresentationContext = true
    rig.root.addChild(child)
    child.view.frame = CGRect(x: 100, y: 100, width: 300, height: 200)
    rig.root.view.addSubview(child.view)
    child.didMove(toParent: rig.root)
    rig.harness.settle()
    _ = rig.recorded()
  }

  @Test func itTakesTheChildsPlace() {
    let top = rig.page("top", .currentContext)
    child.present(top, animated: true)
    rig.finish()
    #expect(rig.place(of: top.view) == CGRect(x: 100, y: 100, width: 300, height: 200))
    #expect(child.view.window == nil && rig.root.view.window != nil)
    #expect(top.presentingViewController === child && child.presentedViewController === top)
    #expect(rig.root.presentedViewController == nil)
    child.dismiss(animated: true)
    rig.finish()
    #expect(rig.place(of: child.view) == CGRect(x: 100, y: 100, width: 300, height: 200))
    #expect(
      rig.recorded() == [
        "child willDisappear", "top willAppear", "top isAppearing", "top didAppear",
        "child didDisappear", "top willDisappear", "child willAppear", "child isAppearing",
        "child didAppear", "top didDisappear",
      ])
  }

  @Test func overItTheChildStays() {
    let top = rig.page("top", .overCurrentContext)
    child.present(top, animated: false)
    rig.finish()
    #expect(rig.place(of: top.view).size == CGSize(width: 300, height: 200))
    #expect(child.view.window != nil)
    child.removeFromParent()
    #expect(top.view.window == nil && child.presentedViewController == nil)
  }

  @Test(arguments: [true, false]) func aPageThatIsPoppedTakesWhatItPresentsAlong(isSeen: Bool) {
    let (page, top) = (rig.page("page"), rig.page("top", .currentContext))
    let navigation = UINavigationController(rootViewController: UIViewController())
    _ = rig.harness.show(navigation, size: CGSize(width: 400, height: 600))
    page.definesPresentationContext = true
    navigation.pushViewController(page, animated: false)
    rig.finish()
    page.present(top, animated: false)
    rig.finish()
    let cover = rig.page("cover", .fullScreen)
    if !isSeen { navigation.present(cover, animated: false) }
    rig.finish()
    navigation.popViewController(animated: true)
    rig.finish()
    if !isSeen { navigation.dismiss(animated: false) }
    rig.finish()
    #expect(page.view.window == nil && top.view.window == nil)
    #expect(page.balance == (0, 0) && navigation.topViewController?.view.window != nil)
  }

  @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func inATabItComesAndGoesWithThat(style: UIModalPresentationStyle) {
    let (page, top, other) = (rig.page("page"), rig.page("top", style), rig.page("other"))
    page.definesPresentationContext = true
    let tabs = UITabBarController()
    tabs.viewControllers = [page, other]
    let window = rig.harness.show(tabs, size: CGSize(width: 400, height: 600))
    page.present(top, animated: false)
    rig.finish()
    #expect(top.view.safeAreaInsets.bottom == 72, "what the tab bar covers")
    let place = rig.place(of: top.view)
    tabs.selectedIndex = 1
    rig.finish()
    #expect(top.view.window == nil && page.view.window == nil && other.view.window === window)
    #expect(page.presentedViewController === top)
    tabs.selectedIndex = 0
    rig.finish()
    #expect(top.view.window === window && rig.place(of: top.view) == place)
    #expect((page.view.window === window) == (style == .overCurrentContext))
    let larger = CGSize(width: 500, height: 700)
    rig.harness.resize(window, to: larger)
    #expect(rig.place(of: top.view).size == larger)
    tabs.selectedIndex = 1
    page.dismiss(animated: true)
    rig.finish()
    #expect(page.presentedViewController == nil && page.view.window == nil)
    #expect(other.view.window === window && top.balance == (0, 0))
    tabs.selectedIndex = 0
    rig.finish()
    #expect(page.view.window === window && rig.place(of: page.view).size == larger)
    #expect(page.balance == (1, 1))
  }

  @Test func otherStylesCoverTheWindow() {
    let top = rig.page("top", .overFullScreen)
    child.present(top, animated: false)
    rig.finish()
    #expect(rig.place(of: top.view) == rig.window.bounds)
    #expect(top.presentingViewController === rig.root && child.presentedViewController === top)
  }

  @Test func withoutAContextItIsTheOutermost() {
    child.definesPresentationContext = false
    let top = rig.page("top", .overCurrentContext)
    child.present(top, animated: false)
    rig.finish()
    #expect(top.presentingViewController === rig.root)
  }

  @Test func theContextsTransitionMayCount() {
    child.providesPresentationContextTransitionStyle = true
    child.modalTransitionStyle = .crossDissolve
    let top = rig.page("top", .overCurrentContext)
    child.present(top, animated: true)
    rig.harness.advance(by: 0.15)
    let alpha = top.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.1 && alpha < 0.9)
    rig.finish()
    #expect(top.view.alpha == 1)
  }
}
