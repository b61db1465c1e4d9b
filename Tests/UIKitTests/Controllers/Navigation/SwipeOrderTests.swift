import Testing
import UIKitTesting

@testable import UIKit

/// What controllers are told while a drag from the edge goes back.
@MainActor
struct SwipeOrderTests {
  private let rig = RecordedNavigation()
  private let page: Page

  init() {
    page = rig.page("b")
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    _ = rig.recorded()
  }

  private func drag(to x: CGFloat) {
    rig.harness.dragFromEdge(to: x, in: rig.window)
  }

  private static let begin = [
    "b willLeave", "b willDisappear", "a willAppear", "a isAppearing",
  ]

  @Test func finished() {
    drag(to: 300)
    #expect(rig.recorded() == Self.begin)
    #expect(page.transitionCoordinator?.isInteractive == true)
    let shown = page.view.layer.presentation()?.transform.m41 ?? 0
    #expect(shown > 200 && shown < 320, "it follows the finger")
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.recorded() == ["b didDisappear", "a didAppear", "b left"])
    #expect(rig.navigation.viewControllers == [rig.root])
  }

  @Test func givenUp() {
    drag(to: 120)
    _ = rig.recorded()
    rig.harness.touchUp()
    rig.finish()
    #expect(
      rig.recorded() == [
        "b entered", "a willDisappear", "a didDisappear", "b willAppear", "b isAppearing",
        "b didAppear",
      ])
    #expect(rig.navigation.viewControllers == [rig.root, page])
    #expect(page.view.window != nil && rig.root.view.window == nil)
    #expect(rig.navigation.navigationBar.topItem === page.navigationItem)
    #expect(page.view.transform == .identity)
  }

  @Test func aPushWhileTheFingerHoldsGivesItUp() {
    drag(to: 200)
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: false)
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, page, c])
    #expect(c.view.window != nil && page.view.window == nil && rig.root.view.window == nil)
  }

  @Test func aPushWhileThePageComesBackIsKept() {
    drag(to: 120)
    rig.harness.touchUp()
    rig.harness.advance(by: 0.02)
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: false)
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, page, c])
    #expect(c.appearance == .appeared && page.appearance == .disappeared)
    #expect(rig.root.appearance == .disappeared && rig.root.view.window == nil)
  }

  @Test func aPushInsideItsCallbacksIsWhatShows() {
    let c = rig.page("c")
    rig.root.onWillAppear = { [rig] in
      rig.root.onWillAppear = {}
      rig.navigation.pushViewController(c, animated: true)
    }
    drag(to: 200)
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, c])
    #expect(c.appearance == .appeared && c.view.window != nil)
    #expect(page.appearance == .disappeared && page.parent == nil)
    #expect(rig.root.balance.will == 0 && page.balance.will == 0)
  }

  @Test func aPushOfThePageThatTheFingerHoldsBringsItBack() {
    drag(to: 200)
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, page])
    #expect(page.appearance == .appeared && page.view.window != nil)
  }

  @Test func withoutABackButtonThereIsNoDrag() {
    page.navigationItem.hidesBackButton = true
    drag(to: 300)
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.recorded() == [])
    page.navigationItem.hidesBackButton = false
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "x")
    drag(to: 300)
    rig.harness.touchUp()
    rig.finish()
    #expect(rig.recorded() == [])
  }
}
