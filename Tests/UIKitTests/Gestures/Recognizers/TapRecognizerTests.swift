import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct TapRecognizerTests {
  private func make(taps: Int = 1, fingers: Int = 1) -> (GestureStage, UITapGestureRecognizer) {
    let stage = GestureStage()
    stage.child.note = { _ in }
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    return (stage, tap)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 1), (1, 2), (1, 3), (2, 2)])
  func soManyTapsOfSoManyFingers(taps: Int, fingers: Int) {
    let (stage, tap) = make(taps: taps, fingers: fingers)
    stage.harness.tap(stage.child, taps: taps, fingers: fingers)
    #expect(stage.said() == ["tap ended"])
    #expect(tap.state == .possible)
    if taps > 1 {
      stage.harness.tap(stage.child, taps: taps - 1, fingers: fingers)
      stage.harness.advance(by: 1)
      #expect(stage.said() == [])
    }
    stage.harness.tap(stage.child, taps: taps, fingers: fingers + 1)
    stage.harness.advance(by: 1)
    #expect(stage.said() == [])
  }

  @Test(arguments: [(9.5, 1), (10.5, 0)])
  func aFingerMayStrayTenPoints(distance: Double, count: Int) {
    let (stage, _) = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 50 + distance, y: 50), in: stage.child)
    stage.harness.touchUp()
    #expect(stage.said().count == count)
  }

  @Test(arguments: [(0.34, 1), (0.36, 0)])
  func tapsInARowComeSoon(pause: Double, count: Int) {
    let (stage, _) = make(taps: 2)
    stage.harness.tap(stage.child)
    stage.harness.advance(by: pause)
    stage.harness.tap(stage.child)
    #expect(stage.said().count == count)
  }

  @Test(arguments: [(29, 1), (31, 0)])
  func tapsInARowAreNear(distance: Int, count: Int) {
    let (stage, _) = make(taps: 2)
    stage.harness.tap(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.advance(by: 0.1)
    stage.harness.tap(stage.child, at: CGPoint(x: 50 + distance, y: 50))
    #expect(stage.said().count == count)
  }

  @Test func aTapElsewhereCountsAsTheFirstOfTheNext() {
    let (stage, _) = make(taps: 2)
    stage.harness.tap(stage.child, at: CGPoint(x: 20, y: 50))
    stage.harness.advance(by: 0.1)
    stage.harness.tap(stage.child, at: CGPoint(x: 150, y: 50), taps: 2)
    #expect(stage.said() == ["tap ended"])
  }

  @Test func whereItWasTapped() {
    let (stage, tap) = make(fingers: 2)
    var seen: [CGPoint] = []
    let spy = UITapGestureRecognizer { tap in
      seen = [tap.location(in: stage.child)]
      seen += (0..<tap.numberOfTouches).map { tap.location(ofTouch: $0, in: stage.parent) }
    }
    spy.numberOfTouchesRequired = 2
    stage.child.removeGestureRecognizer(tap)
    stage.child.addGestureRecognizer(spy)
    stage.harness.tap(stage.child, at: CGPoint(x: 50, y: 40), fingers: 2)
    let points = [CGPoint(x: 50, y: 40), CGPoint(x: 142, y: 140), CGPoint(x: 158, y: 140)]
    #expect(seen == points)
    #expect(spy.location(in: stage.child) == CGPoint(x: 50, y: 40))
  }

  @Test func aButtonMustBeTheOneRequired() {
    let (stage, tap) = make()
    stage.harness.click(stage.child, button: .secondary)
    #expect(stage.said() == [])
    stage.harness.click(stage.child)
    #expect(stage.said() == ["tap ended"])
    tap.buttonMaskRequired = .secondary
    stage.harness.click(stage.child)
    #expect(stage.said() == [])
    stage.harness.click(stage.child, button: .secondary)
    #expect(stage.said() == ["tap ended"])
    stage.harness.tap(stage.child)
    #expect(stage.said() == ["tap ended"])
  }

  @Test func oneTapDoesNotKeepTwoFromHappening() {
    let (stage, _) = make()
    stage.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.harness.tap(stage.child, taps: 2)
    #expect(stage.said() == ["tap ended", "double ended"])
  }

  @Test func oneTapWaitsForTwoToFail() {
    let (stage, tap) = make()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    stage.harness.tap(stage.child)
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.349)
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.002)
    #expect(stage.said() == ["tap ended"])
    stage.harness.tap(stage.child, taps: 2)
    stage.harness.advance(by: 1)
    #expect(stage.said() == ["double ended"])
  }

  @Test func quickTapsApartAreEachATap() {
    let (stage, tap) = make()
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    for x in [20, 100, 180] {
      stage.harness.tap(stage.child, at: CGPoint(x: x, y: 50))
      stage.harness.advance(by: 0.1)
    }
    stage.harness.advance(by: 1)
    #expect(stage.said() == ["tap ended", "tap ended", "tap ended"])
  }

  @Test(arguments: [(1, 2.0, 1), (2, 0.7, 1), (2, 0.8, 0)])
  func eachOfSeveralTapsIsShort(taps: Int, duration: Double, count: Int) {
    let (stage, _) = make(taps: taps)
    stage.harness.longPress(stage.child, duration: duration)
    if taps > 1 { stage.harness.tap(stage.child) }
    #expect(stage.said().count == count)
  }
}
