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
