import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct ZoomTransitionTests {
  private let harness = AppHarness()
  private let source = UIView(frame: CGRect(x: 20, y: 300, width: 80, height: 60))

  private func shown(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test func aPresentedControllerGrowsFromItsSourceAndShrinksIntoIt() throws {
    let (root, page) = (UIViewController(), UIViewController())
    _ = harness.show(root, size: CGSize(width: 400, height: 600))
    root.view.addSubview(source)
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom { [source] context in
      #expect(context.zoomedViewController === page && context.sourceViewController === root)
      return source
    }
    root.present(page, animated: true)
    harness.advance(by: 0.05)
    let early = shown(page.view)
    #expect(early.width < 390 && early.minY > 10 && source.alpha == 0)
    harness.advance(by: 1)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && source.alpha == 1)
    root.dismiss(animated: true)
    harness.advance(by: 0.2)
    let late = shown(page.view)
    #expect(late.width < 390 && late.width > 80)
    harness.advance(by: 1)
    #expect(root.presentedViewController == nil && page.view.transform == .identity)
    #expect(root.view.window != nil && source.alpha == 1)
  }

  @Test func aPageGrowsFromAButtonInABar() throws {
    let (root, page) = (UIViewController(), UIViewController())
    let item = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: root)
    _ = harness.show(navigation, size: CGSize(width: 400, height: 600))
    harness.settle()
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom { _ in item }
    root.present(page, animated: true)
    let button = try #require(item.shownButton)
    harness.advance(by: 0.05)
    #expect(button.alpha == 0 && shown(page.view).width < 390 && shown(page.view).midX > 200)
    harness.advance(by: 1)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && button.alpha == 1)
    root.dismiss(animated: true)
    harness.advance(by: 1)
    #expect(root.presentedViewController == nil && button.alpha == 1)
  }

  @Test func aPushedOneToo() {
    let (root, page) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    _ = harness.show(navigation, size: CGSize(width: 400, height: 600))
    root.view.addSubview(source)
    page.preferredTransition = .zoom { [source] _ in source }
    navigation.pushViewController(page, animated: true)
    harness.advance(by: 0.05)
    #expect(shown(page.view).width < 390)
    harness.advance(by: 1)
    #expect(navigation.topViewController === page && page.view.transform == .identity)
    navigation.popViewController(animated: true)
    harness.advance(by: 0.2)
    #expect(shown(page.view).width < 390)
    harness.advance(by: 1)
    #expect(navigation.topViewController === root && root.view.window != nil)
  }

  @Test func aPartOfItIsBroughtTogetherWithTheSource() throws {
    let (root, page) = (UIViewController(), UIViewController())
    _ = harness.show(root, size: CGSize(width: 400, height: 600))
    root.view.addSubview(source)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingVisualEffect = UIBlurEffect(style: .systemThinMaterial)
    options.alignmentRectProvider = { [source] context in
      #expect(context.sourceView === source && context.zoomedViewController === page)
      return CGRect(x: 100, y: 50, width: 200, height: 150)
    }
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom(options: options) { [source] _ in source }
    root.present(page, animated: true)
    harness.advance(by: 0)
    // The rectangle is 2.5 times the source: all of the view begins as much smaller, around it.
    let start = shown(page.view)
    #expect(abs(start.width - 160) < 2 && abs(start.height - 240) < 2)
    #expect(abs(start.minX + 20) < 2 && abs(start.minY - 280) < 2)
    let effects = page.view.superview?.subviews.compactMap { $0 as? UIVisualEffectView }
    #expect(effects?.count == 1)
    harness.advance(by: 1)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func aColourDimsWhatIsBeneathWhileItZooms() throws {
    let (root, page) = (UIViewController(), UIViewController())
    let window = harness.show(root, size: CGSize(width: 400, height: 600))
    root.view.addSubview(source)
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = .red
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom(options: options) { [source] _ in source }
    root.present(page, animated: true)
    harness.advance(by: 0.05)
    let views = page.view.superview?.subviews ?? []
    let shade = try #require(views.firstIndex { $0.backgroundColor == .red })
    #expect(views[shade].frame == CGRect(x: 0, y: 0, width: 400, height: 600))
    #expect(shade < views.firstIndex(of: page.view) ?? 0)
    let corner = harness.color(at: CGPoint(x: 395, y: 4), in: window)
    #expect(corner.red > corner.green)
    harness.advance(by: 1)
    #expect(views[shade].superview == nil)
  }

  private func showZoomed(_ options: UIViewController.Transition.ZoomOptions? = nil) -> (
    UIWindow, UIViewController, UIViewController
  ) {
    let (root, page) = (UIViewController(), UIViewController())
    let window = harness.show(root, size: CGSize(width: 400, height: 600))
    root.view.addSubview(source)
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom(options: options) { [source] _ in source }
    root.present(page, animated: true)
    harness.advance(by: 1)
    return (window, root, page)
  }

  private func drag(_ window: UIWindow, to y: CGFloat) {
    harness.touchDown(window, at: CGPoint(x: 200, y: 100))
    for step in stride(from: CGFloat(110), through: y, by: 10) {
      harness.advance(by: 0.02)
      harness.touchMove(to: CGPoint(x: 200, y: step), in: window)
    }
    harness.advance(by: 0.5)
  }

  @Test func aDragDownwardsShrinksItAndLetsItGoBack() {
    let (window, root, page) = showZoomed()
    drag(window, to: 250)
    let held = shown(page.view)
    #expect(held.width < 395 && held.width > 80 && root.view.window != nil)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(root.presentedViewController === page && page.view.transform == .identity)
    #expect(root.view.window == nil && page.view.alpha == 1)
    drag(window, to: 450)
    #expect(shown(page.view).width < held.width, "it follows the finger")
    harness.touchUp()
    harness.advance(by: 2)
    #expect(root.presentedViewController == nil && root.view.superview === window)
  }

  @Test func twoFingersThatMoveTogetherShrinkItToo() {
    let (window, root, page) = showZoomed()
    harness.pinch(page.view, from: 100, to: 200)
    harness.advance(by: 2)
    #expect(root.presentedViewController === page && root.view.window == nil)
    harness.pinch(page.view, from: 200, to: 180, duration: 1)
    harness.advance(by: 2)
    #expect(root.presentedViewController === page && root.view.window == nil, "it goes back")
    harness.touchDown(window, at: CGPoint(x: 100, y: 300), finger: 0)
    harness.touchDown(window, at: CGPoint(x: 300, y: 300), finger: 1)
    for step in stride(from: CGFloat(5), through: 50, by: 5) {
      harness.advance(by: 0.02)
      harness.touchMove(to: CGPoint(x: 100 + step, y: 300), in: window, finger: 0)
      harness.touchMove(to: CGPoint(x: 300 - step, y: 300), in: window, finger: 1)
    }
    harness.advance(by: 0.5)
    // 200 points apart become 100, without the slop of 8: the view loses nearly half of its way to 80.
    let held = shown(page.view).width
    #expect(held > 220 && held < 280 && root.view.window != nil, "it follows the fingers")
    for finger in 0...1 { harness.touchUp(finger: finger) }
    harness.advance(by: 2)
    #expect(root.presentedViewController == nil && root.view.superview === window)
    #expect(page.view.transform == .identity && source.alpha == 1)
  }

  @Test func theProgramMayRefuseADrag() {
    let options = UIViewController.Transition.ZoomOptions()
    var places: [CGPoint] = []
    options.interactiveDismissShouldBegin = {
      places.append($0.location)
      return $0.willBegin && $0.velocity.dy < 0
    }
    let (window, root, page) = showZoomed(options)
    drag(window, to: 450)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(root.presentedViewController === page && shown(page.view).width == 400)
    #expect(places.count == 1 && places.allSatisfy { $0.x == 200 && $0.y > 100 })
  }

  @Test func contentScrollsUntilItsStart() {
    let (window, root, page) = showZoomed()
    let scroller = UIScrollView(frame: page.view.bounds)
    scroller.contentSize = CGSize(width: 400, height: 3000)
    page.view.addSubview(scroller)
    scroller.contentOffset.y = 400
    harness.settle()
    drag(window, to: 300)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(root.presentedViewController === page && scroller.contentOffset.y < 400)
    scroller.contentOffset.y = 0
    harness.settle()
    drag(window, to: 450)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(root.presentedViewController == nil)
  }

  @Test func aPushedOneIsDraggedBackToo() {
    let (root, page) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    let window = harness.show(navigation, size: CGSize(width: 400, height: 600))
    root.view.addSubview(source)
    page.preferredTransition = .zoom { [source] _ in source }
    navigation.pushViewController(page, animated: true)
    harness.advance(by: 1)
    drag(window, to: 140)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(navigation.topViewController === page && page.view.window != nil)
    drag(window, to: 450)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(navigation.viewControllers == [root] && root.view.window != nil)
  }

  @Test func withoutASourceItComesInTheUsualWay() {
    let (root, page) = (UIViewController(), UIViewController())
    _ = harness.show(root, size: CGSize(width: 400, height: 600))
    page.modalPresentationStyle = .fullScreen
    page.preferredTransition = .zoom { _ in nil }
    root.present(page, animated: true)
    harness.advance(by: 0.05)
    #expect(shown(page.view).width == 400 && shown(page.view).minY > 100)
    harness.advance(by: 1)
    root.dismiss(animated: false)
    page.preferredTransition = .crossDissolve()
    root.present(page, animated: true)
    harness.advance(by: 0.1)
    #expect(shown(page.view).minY == 0)
  }
}
