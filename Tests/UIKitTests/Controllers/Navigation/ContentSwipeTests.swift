import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// Going back by drags that begin in the middle of the content, and by two fingers on a touchpad.
@MainActor
struct ContentSwipeTests {
  private let rig = RecordedNavigation()
  private let page: Page

  init() {
    page = rig.page("b")
    rig.navigation.pushViewController(page, animated: false)
    rig.harness.settle()
    _ = rig.recorded()
  }

  private func drag(from x: CGFloat = 150, to end: CGFloat = 390, y: CGFloat = 300) {
    rig.harness.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: end, y: y), in: rig.window, duration: 0.4)
    rig.finish()
  }

  private var isBack: Bool { rig.navigation.viewControllers == [rig.root] }

  @Test func aFingerGoesBackFromTheMiddle() {
    #expect(rig.navigation.interactiveContentPopGestureRecognizer?.view === rig.navigation.view)
    drag()
    #expect(isBack && rig.root.view.window != nil && page.view.window == nil)
    #expect(rig.recorded().last == "b left")
  }

  @Test func aShortDragIsGivenUp() {
    rig.harness.drag(
      from: CGPoint(x: 150, y: 300), to: CGPoint(x: 200, y: 300), in: rig.window, duration: 1)
    rig.finish()
    #expect(!isBack && page.view.window != nil)
  }

  @Test func twoFingersOnATouchpadGoBack() {
    rig.harness.scroll(page.view, by: CGVector(dx: 320, dy: 0), steps: 12)
    rig.finish()
    #expect(isBack)
  }

  @Test func theOtherWayAndUpwardsAreNotBack() {
    drag(from: 300, to: 60)
    rig.harness.drag(
      from: CGPoint(x: 150, y: 500), to: CGPoint(x: 190, y: 100), in: rig.window, duration: 0.4)
    rig.finish()
    #expect(!isBack)
  }

  @Test func theMouseDoesNotGoBack() {
    rig.harness.mouseDown(rig.window, at: CGPoint(x: 150, y: 300))
    for x in stride(from: CGFloat(170), through: 390, by: 20) {
      rig.harness.mouseDrag(to: CGPoint(x: x, y: 300), in: rig.window)
      rig.harness.advance(by: 0.02)
    }
    rig.harness.mouseUp(rig.window, at: CGPoint(x: 390, y: 300))
    rig.finish()
    #expect(!isBack)
  }

  @Test func aSliderKeepsItsDrag() {
    let slider = UISlider(frame: CGRect(x: 100, y: 285, width: 250, height: 34))
    page.view.addSubview(slider)
    rig.harness.settle()
    drag(from: 119, to: 330, y: 302)
    #expect(!isBack && slider.value > 0.5)
  }

  @Test func contentThatScrollsSidewaysKeepsItsDrag() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    scroll.contentSize = CGSize(width: 1200, height: 200)
    scroll.contentOffset.x = 600
    page.view.addSubview(scroll)
    rig.harness.settle()
    drag()
    #expect(!isBack && scroll.contentOffset.x < 600)
  }

  @Test func contentThatScrollsUpAndDownLetsItGo() {
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 400, height: 3000)
    page.view.addSubview(scroll)
    rig.harness.settle()
    drag()
    #expect(isBack)
  }

  @Test func aDragOfTheProgramsOwnGoesBefore() {
    var pans = 0
    page.view.addGestureRecognizer(
      UIPanGestureRecognizer { if $0.state == .began { pans += 1 } })
    drag()
    #expect(!isBack && pans == 1)
  }

  @Test func fromRightToLeftItIsTheOtherWay() {
    rig.window.traitOverrides.layoutDirection = .rightToLeft
    rig.harness.settle()
    drag()
    #expect(!isBack)
    drag(from: 250, to: 10)
    #expect(isBack)
  }

  @Test func itCanBeTurnedOff() {
    rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    drag()
    #expect(!isBack)
  }
}
