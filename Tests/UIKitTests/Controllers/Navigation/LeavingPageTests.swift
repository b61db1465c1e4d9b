import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// A program whose flows end when their page leaves the stack, however it leaves.
@MainActor
struct LeavingPageTests {
  private final class Flow: NSObject, UINavigationControllerDelegate {
    var left: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      let coordinator = navigationController.transitionCoordinator
      guard let from = coordinator?.viewController(forKey: .from),
        !navigationController.viewControllers.contains(from)
      else { return }
      left.append(from.title ?? "")
    }
  }

  private let harness = AppHarness()
  private let flow = Flow()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: UIViewController())
    window = harness.show(navigation, size: CGSize(width: 400, height: 600))
    navigation.delegate = flow
    harness.settle()
  }

  private func push(_ title: String) {
    let page = UIViewController()
    page.title = title
    navigation.pushViewController(page, animated: true)
    harness.advance(by: 2)
  }

  @Test func theDelegateFindsWhoWasPopped() {
    push("first")
    push("second")
    #expect(flow.left.isEmpty)
    navigation.popViewController(animated: true)
    harness.advance(by: 2)
    #expect(flow.left == ["second"])
    navigation.popViewController(animated: false)
    #expect(flow.left == ["second", "first"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func afterASwipeToo() {
    push("first")
    harness.dragFromEdge(to: 350, in: window)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(flow.left == ["first"] && navigation.viewControllers.count == 1)
  }

  @Test func aSwipeThatIsGivenUpEndsNothing() {
    push("first")
    harness.dragFromEdge(to: 40, in: window)
    harness.touchUp()
    harness.advance(by: 2)
    #expect(flow.left.isEmpty && navigation.viewControllers.count == 2)
  }
}
