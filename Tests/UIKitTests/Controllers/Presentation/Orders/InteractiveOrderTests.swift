import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Presentations and dismissals that a gesture drives.
@MainActor
struct InteractiveOrderTests {
  private let rig = RecordedPresentation()
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    rig.animator = RecordedPresentation.Fade(rig)
    rig.interaction = driver
  }

  @Test func aPresentationThatIsGivenUp() {
    rig.present(rig.page("top", .custom))
    driver.update(0.4)
    rig.harness.advance(by: 0.1)
    let alpha = rig.root.presentedViewController?.view.layer.presentation()?.opacity ?? 0
    #expect(abs(alpha - 0.4) < 0.05)
    driver.cancel()
    rig.finish()
    #expect(
      rig.recorded() == [
        "asks for controller", "willBegin true", "top willAppear", "animate", "top isAppearing",
        "didEnd false", "top willDisappear", "top didDisappear", "ended false",
      ])
    #expect(rig.root.presentedViewController == nil && rig.window.subviews == [rig.root.view])
  }

  @Test func aDismissalThatIsGivenUp() {
    rig.interaction = nil
    rig.present(rig.page("top", .custom))
    rig.finish()
    _ = rig.recorded()
    rig.interaction = driver
    rig.dismiss()
    driver.update(0.5)
    driver.cancel()
    rig.finish()
    #expect(
      rig.recorded() == [
        "dismissal willBegin", "top willDisappear", "animate", "dismissal didEnd false",
        "top willAppear", "top isAppearing", "top didAppear", "ended false",
      ])
    let top = rig.root.presentedViewController
    #expect(top?.isBeingDismissed == false && top?.view.alpha == 1)
    rig.dismiss()
    driver.update(0.5)
    driver.finish()
    rig.finish()
    #expect(rig.recorded().suffix(3) == ["top didDisappear", "dismissed", "ended true"])
    #expect(rig.root.presentedViewController == nil)
  }

  @Test func aPresenterThatWasTakenAwayStaysAway() {
    rig.interaction = nil
    rig.removesPresenter = true
    rig.present(rig.page("top", .custom))
    rig.finish()
    _ = rig.recorded()
    rig.interaction = driver
    rig.dismiss()
    driver.update(0.3)
    #expect(rig.root.view.window != nil)
    driver.cancel()
    rig.finish()
    #expect(
      rig.recorded() == [
        "dismissal willBegin", "top willDisappear", "root willAppear", "animate",
        "root isAppearing", "dismissal didEnd false", "root willDisappear", "root didDisappear",
        "top willAppear", "top isAppearing", "top didAppear", "ended false",
      ])
    #expect(rig.root.view.window == nil)
    rig.interaction = nil
    rig.dismiss()
    rig.finish()
    #expect(rig.root.view.superview === rig.window)
  }
}
