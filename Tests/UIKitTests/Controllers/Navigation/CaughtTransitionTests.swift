import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Pushes, pops and swipes that a finger takes over while they run.
@MainActor
struct CaughtTransitionTests {
  private let rig = RecordedNavigation()
  private let page: Page

  init() {
    page = rig.page("b")
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    _ = rig.recorded()
  }

  /// A finger lands at the edge and moves, while no time passes.
  private func take(movingTo x: CGFloat = 32) {
    rig.harness.touchDown(rig.window, at: CGPoint(x: 2, y: 300))
    rig.harness.touchMove(to: CGPoint(x: x, y: 300), in: rig.window)
    #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
  }

  /// The finger rests there.
  private func move(to x: CGFloat) {
    rig.harness.touchMove(to: CGPoint(x: x, y: 300), in: rig.window)
    rig.harness.advance(by: 0.5)
  }

  private func letGo() {
    _ = rig.recorded()
    rig.harness.touchUp()
    rig.finish()
  }

  private func place(of page: Page) -> CGFloat {
    page.view.layer.presentation()?.transform.m41 ?? 0
  }

  @Test func aPopStaysWhereTheFingerTakesItAndFollows() {
    rig.navigation.popViewController(animated: true)
    rig.harness.advance(by: 0.15)
    let before = place(of: page)
    take()
    rig.harness.advance(by: 1)
    let held = place(of: page)
    #expect(held > 20 && abs(held - before) < 60)
    move(to: 132)
    #expect(abs(place(of: page) - held - 100) < 2)
    letGo()
    #expect(rig.recorded() == ["b didDisappear", "a didAppear", "b left"])
    #expect(rig.navigation.viewControllers == [rig.root])
  }

  @Test func aPopIsTakenBack() {
    rig.navigation.popViewController(animated: true)
    rig.harness.advance(by: 0.1)
    take(movingTo: 200)
    move(to: 20)
    letGo()
    #expect(
      rig.recorded() == [
        "b entered", "a willDisappear", "a didDisappear", "b willAppear", "b isAppearing",
        "b didAppear",
      ])
    #expect(rig.navigation.viewControllers == [rig.root, page])
    #expect(page.view.window != nil && page.view.transform == .identity)
    #expect(rig.navigation.navigationBar.topItem === page.navigationItem)
  }

  @Test func aPushIsTakenBack() {
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: true)
    rig.harness.advance(by: 0.15)
    take()
    let held = place(of: c)
    move(to: 82)
    #expect(abs(place(of: c) - held - 50) < 2)
    move(to: 390)
    letGo()
    #expect(
      rig.recorded() == [
        "c willDisappear", "c didDisappear", "b willAppear", "b isAppearing", "b didAppear",
        "c left",
      ])
    #expect(rig.navigation.viewControllers == [rig.root, page])
    #expect(rig.navigation.navigationBar.topItem === page.navigationItem)
  }

  @Test func aPushThatIsLetGoNearItsEndGoesOn() {
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: true)
    rig.harness.advance(by: 0.28)
    take()
    rig.harness.advance(by: 0.5)
    letGo()
    #expect(rig.recorded() == ["b didDisappear", "c didAppear", "c entered"])
    #expect(rig.navigation.viewControllers == [rig.root, page, c])
  }

  @Test func aSwipeThatComesBackIsTakenAgain() {
    rig.harness.dragFromEdge(to: 180, in: rig.window)
    rig.harness.touchUp()
    rig.harness.advance(by: 0.05)
    take()
    #expect(rig.navigation.transitionCoordinator?.isCancelled == false)
    move(to: 380)
    letGo()
    #expect(rig.recorded() == ["b didDisappear", "a didAppear", "b left"])
    #expect(rig.navigation.viewControllers == [rig.root])
  }

  /// What the program asked for is done when it asks for more.
  @Test func aPushThatTheFingerHoldsIsDoneBeforeTheNext() {
    let (c, d) = (rig.page("c"), rig.page("d"))
    rig.navigation.pushViewController(c, animated: true)
    rig.harness.advance(by: 0.1)
    take()
    rig.navigation.pushViewController(d, animated: false)
    letGo()
    #expect(rig.navigation.viewControllers == [rig.root, page, c, d])
    #expect(d.appearance == .appeared && c.appearance == .disappeared)
  }

  @Test func aTouchThatIsTakenAwayLeavesAPushAsItWas() {
    let c = rig.page("c")
    rig.navigation.pushViewController(c, animated: true)
    rig.harness.advance(by: 0.1)
    take()
    rig.harness.touchCancel()
    rig.finish()
    #expect(rig.navigation.viewControllers == [rig.root, page, c])
    #expect(c.appearance == .appeared)
  }

  /// A page that the user cannot leave is not held, and neither is one that replaced the one beneath.
  @Test(arguments: [true, false])
  func whatHasNoWayBackIsNotTaken(hidesButton: Bool) {
    let c = rig.page("c")
    c.navigationItem.hidesBackButton = hidesButton
    rig.navigation.setViewControllers(hidesButton ? [rig.root, page, c] : [c], animated: true)
    rig.harness.advance(by: 0.1)
    rig.harness.touchDown(rig.window, at: CGPoint(x: 2, y: 300))
    rig.harness.touchMove(to: CGPoint(x: 300, y: 300), in: rig.window)
    #expect(rig.navigation.transitionCoordinator?.isInteractive == false)
    rig.harness.advance(by: 0.5)
    letGo()
    #expect(rig.navigation.topViewController === c && c.appearance == .appeared)
  }
}
