import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Programs that let users swipe back from pages without a back button.
@MainActor
struct SwipeDelegateTests {
  private final class Swipes: NSObject, UIGestureRecognizerDelegate {
    var allows = true
    var asked = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked += 1
      return allows
    }
  }

  private let harness = AppHarness()
  private let swipes = Swipes()
  private let page = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    navigation = UINavigationController(rootViewController: UIViewController())
    window = harness.show(navigation, size: CGSize(width: 400, height: 600))
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    navigation.pushViewController(page, animated: false)
    harness.settle()
  }

  private func swipe() {
    harness.dragFromEdge(to: 350, in: window)
    harness.touchUp()
    harness.advance(by: 2)
  }

  @Test func anItemInThePlaceOfTheBackButtonForbidsIt() {
    #expect(navigation.interactivePopGestureRecognizer?.delegate != nil)
    swipe()
    #expect(navigation.topViewController === page)
  }

  @Test func aHiddenBarForbidsItToo() {
    page.navigationItem.leftBarButtonItem = nil
    navigation.isNavigationBarHidden = true
    harness.settle()
    swipe()
    #expect(navigation.topViewController === page)
    harness.press(.keyboardLeftArrow, modifiers: .alternate)
    harness.advance(by: 2)
    #expect(navigation.viewControllers.count == 1, "keys go back")
  }

  @Test func withAHiddenBarAnotherDelegateAllowsIt() {
    navigation.isNavigationBarHidden = true
    navigation.interactivePopGestureRecognizer?.delegate = swipes
    harness.settle()
    swipe()
    #expect(navigation.viewControllers.count == 1 && navigation.isNavigationBarHidden)
  }

  @Test func anotherDelegateAllowsIt() {
    navigation.interactivePopGestureRecognizer?.delegate = swipes
    swipe()
    #expect(navigation.viewControllers.count == 1 && swipes.asked == 1)
    swipe()
    #expect(navigation.viewControllers.count == 1, "the first page stays")
  }

  @Test func anotherDelegateForbidsIt() {
    page.navigationItem.leftBarButtonItem = nil
    swipes.allows = false
    navigation.interactivePopGestureRecognizer?.delegate = swipes
    navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    swipe()
    #expect(navigation.topViewController === page && swipes.asked == 1)
  }

  @Test func withoutADelegateItIsAllowed() {
    navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theFormerDelegateForbidsItAgain() {
    let former = navigation.interactivePopGestureRecognizer?.delegate
    navigation.interactivePopGestureRecognizer?.delegate = swipes
    navigation.interactivePopGestureRecognizer?.delegate = former
    swipe()
    #expect(navigation.topViewController === page && swipes.asked == 0)
  }
}
