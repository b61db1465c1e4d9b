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
