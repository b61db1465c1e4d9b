import Testing
import UIKitTesting
@testable import UIKit

/// Section 6: the touch events that views get while recognizers observe them.
@MainActor @Suite(.serialized) struct GestureDeliveryTests {
  @Test func aTapRecognizedAtTheLiftCancelsTheViewsTouchOnce() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap")
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["child began", "tap ended", "child cancelled"])
  }

  @Test func withoutCancellingTheViewHearsAll() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["child began", "tap ended", "child ended"])
  }

  @Test func afterAPanHasBegunTheViewHearsNothing() {
    let stage = GestureStage()
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 10))
    for x in [15, 25, 35] {
      stage.harness.advance(by: 0.02)
      stage.harness.touchMove(to: CGPoint(x: x, y: 10), in: stage.child)
    }
    stage.harness.touchUp()
    #expect(
      stage.said() == [
        "child began", "child moved", "pan began", "child cancelled", "pan changed", "pan ended",
      ])
  }

  @Test func aFingerThatJoinsAGestureNeverComesToItsView() {
    let stage = GestureStage()
    stage.child.isMultipleTouchEnabled = true
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 10))
    stage.harness.touchMove(to: CGPoint(x: 30, y: 10), in: stage.child)
    _ = stage.said()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 90, y: 10), finger: 1)
    stage.harness.touchUp(finger: 1)
    #expect(stage.said() == [])
  }

  @Test func aDelayedBeginningComesWhenTheRecognizerHasFailed() {
    let stage = GestureStage()
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delaysTouchesBegan = true
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 10))
    stage.harness.advance(by: 0.1)
    stage.harness.touchMove(to: CGPoint(x: 15, y: 10), in: stage.child)
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.1)
    stage.harness.touchMove(to: CGPoint(x: 40, y: 10), in: stage.child)
    #expect(stage.said() == ["child began", "child moved"])
    stage.harness.touchUp()
    #expect(stage.said() == ["child ended"])
  }

  @Test func aTouchTheViewNeverReceivedIsDroppedSilently() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["tap ended"])
  }

  @Test func aLiftWaitsForADoubleTapToFail() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["child began"])
    stage.harness.advance(by: 0.34)
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.02)
    #expect(stage.said() == ["child ended"])
  }

  @Test func aDoubleTapCancelsBothTouches() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.harness.tap(stage.child, taps: 2)
    let cancelled = ["child cancelled", "child cancelled"]
    #expect(stage.said() == ["child began", "child began", "double ended"] + cancelled)
  }

  @Test func aLiftThatDoesNotWaitComesAtOnce() {
    let stage = GestureStage()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    double.delaysTouchesEnded = false
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["child began", "child ended"])
  }

  @Test func theParentsRecognizerHearsTheChildsTouches() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "tap", to: stage.parent)
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["child began", "tap ended", "child cancelled"])
  }

  @Test func disablingHalfWayCancels() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 10))
    stage.harness.touchMove(to: CGPoint(x: 30, y: 10), in: stage.child)
    _ = stage.said()
    pan.isEnabled = false
    #expect(stage.said() == ["pan cancelled"])
    #expect(pan.state == .possible)
    stage.harness.touchMove(to: CGPoint(x: 60, y: 10), in: stage.child)
    stage.harness.touchUp()
    #expect(stage.said() == [])
  }

  @Test func takingTheViewAwayCancels() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 10))
    stage.harness.touchMove(to: CGPoint(x: 30, y: 10), in: stage.child)
    _ = stage.said()
    stage.child.removeFromSuperview()
    #expect(stage.said() == ["pan cancelled"])
    #expect(pan.state == .possible)
    stage.harness.touchUp()
    #expect(stage.said() == [])
  }

  @Test func takingTheRecognizerOffCancels() {
    let stage = GestureStage()
    let press = stage.add(UILongPressGestureRecognizer(), "press")
    stage.harness.touchDown(stage.child)
    stage.harness.advance(by: 0.6)
    #expect(stage.said() == ["child began", "press began", "child cancelled"])
    stage.child.removeGestureRecognizer(press)
    #expect(stage.said() == ["press cancelled"])
    #expect(press.view == nil)
  }

  @Test func aWindowThatIsHiddenCancels() {
    let stage = GestureStage()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 10))
    stage.harness.touchMove(to: CGPoint(x: 30, y: 10), in: stage.child)
    _ = stage.said()
    stage.parent.window?.isHidden = true
    #expect(stage.said() == ["pan cancelled"])
    #expect(pan.state == .possible)
  }

  @Test func aTouchKnowsItsRecognizersNearestFirst() {
    let stage = GestureStage()
    let outer = stage.add(UITapGestureRecognizer(), "outer", to: stage.parent)
    let inner = stage.add(UITapGestureRecognizer(), "inner")
    let disabled = stage.add(UITapGestureRecognizer(), "disabled")
    disabled.isEnabled = false
    var seen: [UIGestureRecognizer]?
    let spy = TouchSpy { seen = $0.first?.gestureRecognizers }
    stage.child.addGestureRecognizer(spy)
    stage.harness.touchDown(stage.child)
    #expect(seen == [inner, spy, outer])
    stage.harness.touchUp()
  }

  @Test func recognizersHearOfFingersTheirViewDoesNotTake() {
    let stage = GestureStage()
    stage.add(UITapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    #expect(!stage.child.isMultipleTouchEnabled)
    stage.harness.tap(stage.child, fingers: 2)
    #expect(stage.said() == ["child began", "two ended", "child cancelled"])
  }

  @Test func anExclusiveViewKeepsFingersFromOthersRecognizers() {
    let stage = GestureStage()
    stage.child.isExclusiveTouch = true
    stage.add(UITapGestureRecognizer(), "tap", to: stage.parent)
    stage.harness.touchDown(stage.child)
    stage.harness.touchDown(stage.parent, at: CGPoint(x: 10, y: 10), finger: 1)
    stage.harness.touchUp(finger: 1)
    #expect(stage.said() == ["child began"])
  }
}

/// Records its events and never recognises.
final class TouchSpy: UIGestureRecognizer {
  private var heard: (Set<UITouch>) -> Void = { _ in }

  convenience init(_ heard: @escaping (Set<UITouch>) -> Void) {
    self.init()
    self.heard = heard
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { heard(touches) }
}
