import Testing
import UIKitTesting

@testable import UIKit

/// What controllers are told while one is popped.
@MainActor
struct PopOrderTests {
  private let rig = RecordedNavigation()
  private let page: Page

  init() {
    page = rig.page("b")
    rig.navigation.pushViewController(page, animated: false)
    _ = rig.recorded()
  }

  private static let begin = [
    "b willLeave", "b willDisappear", "a willAppear", "a isAppearing",
  ]
  private static let end = ["b didDisappear", "a didAppear", "b left"]

  @Test func withoutAnimation() {
    #expect(rig.navigation.popViewController(animated: false) === page)
    #expect(rig.recorded() == Self.begin + Self.end)
    #expect(page.parent == nil && page.view.superview == nil)
  }

  @Test func animated() {
    rig.navigation.popViewController(animated: true)
    #expect(rig.recorded() == Self.begin)
    #expect(page.isMovingFromParent && rig.navigation.topViewController === rig.root)
    rig.finish()
    #expect(rig.recorded() == Self.end)
  }

  @Test func theFirstIsNotPopped() {
    rig.navigation.popViewController(animated: false)
    #expect(rig.navigation.popViewController(animated: true) == nil)
    #expect(rig.navigation.popToRootViewController(animated: true) == nil)
    #expect(rig.navigation.viewControllers == [rig.root])
  }

  @Test func severalAtOnce() {
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: false)
    _ = rig.recorded()
    #expect(rig.navigation.popToRootViewController(animated: true) == [page, c])
    rig.finish()
    #expect(
      rig.recorded() == [
        "b willLeave", "c willLeave", "c willDisappear", "a willAppear", "a isAppearing",
        "c didDisappear", "a didAppear", "b left", "c left",
      ])
  }

  @Test func inTheMiddleOfAPushThePushIsEndedFirst() {
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: true)
    rig.harness.advance(by: 0.1)
    _ = rig.recorded()
    rig.navigation.popViewController(animated: true)
    rig.finish()
    #expect(
      rig.recorded() == [
        "c willLeave", "b didDisappear", "c didAppear", "c willDisappear", "b willAppear",
        "b isAppearing", "c didDisappear", "b didAppear", "c left",
      ])
    #expect(page.view.window != nil && c.view.window == nil)
  }

  @Test func aStackThatIsReplacedGoesBackToAControllerThatWasInIt() {
    let (c, d) = (rig.page("c"), rig.page("d"))
    rig.navigation.setViewControllers([c, d], animated: false)
    #expect(rig.navigation.viewControllers == [c, d])
    #expect(rig.root.parent == nil && page.parent == nil && c.parent === rig.navigation)
    rig.navigation.setViewControllers([], animated: false)
    #expect(rig.navigation.topViewController == nil && d.view.window == nil)
    rig.navigation.setViewControllers([rig.root], animated: true)
    rig.finish()
    #expect(rig.root.view.window != nil)
  }
}
