import Testing
import UIKitTesting

@testable import UIKit

/// What controllers are told while one is pushed.
@MainActor
struct PushOrderTests {
  private let rig = RecordedNavigation()

  private static let order = [
    "b willEnter", "b load", "a willDisappear", "b willAppear", "b isAppearing",
  ]
  private static let end = ["a didDisappear", "b didAppear", "b entered"]

  @Test func withoutAnimation() {
    rig.navigation.pushViewController(rig.page("b"), animated: false)
    #expect(rig.recorded() == Self.order + Self.end)
    #expect(rig.root.view.superview == nil)
  }

  @Test func animated() {
    let page = rig.page("b")
    rig.navigation.pushViewController(page, animated: true)
    #expect(rig.recorded() == Self.order)
    #expect(page.transitionCoordinator != nil && rig.root.transitionCoordinator != nil)
    #expect(page.isMovingToParent)
    rig.finish()
    #expect(rig.recorded() == Self.end)
    #expect(page.transitionCoordinator == nil && !page.isMovingToParent)
    #expect(rig.root.view.superview == nil)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func theDelegateIsToldBeforeAndAfter() {
    rig.navigation.delegate = rig
    rig.navigation.pushViewController(rig.page("b"), animated: true)
    rig.finish()
    #expect(
      rig.recorded() == [
        "b willEnter", "b load", "will show b", "a willDisappear", "b willAppear",
        "b isAppearing", "a didDisappear", "b didAppear", "b entered", "did show b",
      ])
  }

  @Test func severalInACallbackComeOneAfterTheOther() {
    let (b, c) = (rig.page("b"), rig.page("c"))
    b.onWillAppear = { [rig] in rig.navigation.pushViewController(c, animated: true) }
    rig.navigation.pushViewController(b, animated: true)
    #expect(rig.navigation.topViewController === c)
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, b, c])
    #expect(c.view.window != nil && b.view.window == nil)
    #expect(
      rig.recorded() == [
        "b willEnter", "b load", "a willDisappear", "b willAppear", "c willEnter",
        "b isAppearing", "a didDisappear", "b didAppear", "b entered", "c entered", "c load",
        "b willDisappear", "c willAppear", "c isAppearing", "b didDisappear", "c didAppear",
      ])
  }

  @Test func beforeTheWindowShowsNobodyIsToldThatItAppears() {
    let navigation = UINavigationController(rootViewController: rig.page("x"))
    navigation.pushViewController(rig.page("y"), animated: true)
    navigation.loadViewIfNeeded()
    #expect(
      rig.recorded() == ["x willEnter", "x entered", "y willEnter", "y entered", "y load"])
  }
}
