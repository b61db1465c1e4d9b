import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct LongPressRecognizerTests {
  private func make() -> (GestureStage, UILongPressGestureRecognizer) {
    let stage = GestureStage()
    stage.child.note = { _ in }
    return (stage, stage.add(UILongPressGestureRecognizer(), "press"))
  }

  @Test func itBeginsByItselfWhileTheFingerRests() {
    let (stage, press) = make()
    stage.harness.touchDown(stage.child)
    stage.harness.advance(by: 0.499)
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.002)
    #expect(stage.said() == ["press began"])
    stage.harness.touchMove(to: CGPoint(x: 150, y: 80), in: stage.child)
    #expect(stage.said() == ["press changed"])
    #expect(press.location(in: stage.child) == CGPoint(x: 150, y: 80))
    stage.harness.touchUp()
    #expect(stage.said() == ["press ended"])
  }

  @Test func itBeginsAtItsMomentAlsoInALongAdvance() {
    let (stage, _) = make()
    var begun = 0.0
    stage.onAction = { if begun == 0 { begun = CACurrentMediaTime() } }
    let landed = stage.harness.time
    stage.harness.longPress(stage.child, duration: 3)
    #expect(abs(begun - landed - 0.5) < 1e-6)
  }

  @Test func aLiftBeforeFailsIt() {
    let (stage, press) = make()
    stage.harness.longPress(stage.child, duration: 0.45)
    stage.harness.advance(by: 1)
    #expect(stage.said() == [])
    #expect(press.state == .possible)
  }

  @Test(arguments: [(9, 1), (11, 0)]) func movementPastTheLimitBeforeFailsIt(
    distance: Int, count: Int
  ) {
    let (stage, _) = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 50, y: 50 + distance), in: stage.child)
    stage.harness.advance(by: 1)
    #expect(stage.said().count == count)
  }

  @Test func noDurationBeginsWithTheLanding() {
    let (stage, press) = make()
    press.minimumPressDuration = 0
    stage.harness.touchDown(stage.child)
    #expect(stage.said() == ["press began"])
  }

  @Test func itMayWantTapsAndFingers() {
    let (stage, press) = make()
    press.numberOfTapsRequired = 1
    press.numberOfTouchesRequired = 2
    stage.harness.longPress(stage.child, duration: 1, fingers: 2)
    #expect(stage.said() == [])
    stage.harness.tap(stage.child, fingers: 2)
    stage.harness.advance(by: 0.1)
    stage.harness.longPress(stage.child, fingers: 2)
    #expect(stage.said() == ["press began", "press ended"])
    stage.harness.tap(stage.child, fingers: 2)
    stage.harness.advance(by: 0.5)
    stage.harness.longPress(stage.child, fingers: 2)
    #expect(stage.said() == [])
  }

  @Test func aTouchTakenAwayCancels() {
    let (stage, _) = make()
    stage.harness.touchDown(stage.child)
    stage.harness.advance(by: 0.6)
    stage.harness.touchCancel()
    #expect(stage.said() == ["press began", "press cancelled"])
  }
}
