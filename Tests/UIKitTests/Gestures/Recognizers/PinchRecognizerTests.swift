import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

/// Pinch and rotation: two fingers, one lifted, a touchpad.
@MainActor @Suite(.serialized) struct PinchRecognizerTests {
  private func make<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String
  ) -> (GestureStage, Recognizer) {
    let stage = GestureStage()
    stage.child.note = { _ in }
    return (stage, stage.add(recognizer, name))
  }

  @Test func scaleIsTheDistanceOverTheFirstLessTheSlop() {
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    var scales: [CGFloat] = []
    stage.onAction = { scales.append(pinch.scale) }
    stage.harness.pinch(stage.child, from: 52, to: 120)
    let said = stage.said()
    #expect(said.first == "pinch began")
    #expect(said.last == "pinch ended")
    // 52 plus a slop of 8 is the distance for scale 1.
    #expect(abs(scales.last! - 2) < 1e-9)
    #expect(abs(scales[0] - 1) < 0.1)
    #expect(scales == scales.sorted())
  }

  @Test func fingersThatComeTogetherMakeItSmaller() {
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    var last: CGFloat = 1
    stage.onAction = { last = pinch.scale }
    stage.harness.pinch(stage.child, from: 108, to: 50)
    #expect(abs(last - 0.5) < 1e-9)
    #expect(pinch.scale == 1)
  }

  @Test func scaleMayBeSetAndCountsOnFromThere() {
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    var product: CGFloat = 1
    stage.onAction = {
      product *= pinch.scale
      pinch.scale = 1
    }
    stage.harness.pinch(stage.child, from: 52, to: 120)
    #expect(abs(product - 2) < 1e-9)
  }

  @Test func velocityIsInScalesASecond() {
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    var last: CGFloat = 0
    stage.onAction = { if pinch.state == .changed { last = pinch.velocity } }
    // 60 points in half a second from a distance of 60: a velocity of 2.
    stage.harness.pinch(stage.child, from: 52, to: 112, duration: 0.5)
    #expect(abs(last - 2) < 0.01)
  }

  @Test func itGoesOnWithOneFingerAndTakesASecondAgain() {
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    let points = [CGPoint(x: 80, y: 50), CGPoint(x: 120, y: 50)]
    for finger in 0...1 { stage.harness.touchDown(stage.child, at: points[finger], finger: finger) }
    stage.harness.touchMove(to: CGPoint(x: 176, y: 50), in: stage.child, finger: 1)
    // (40 + 8) to 96.
    #expect(pinch.scale == 2)
    stage.harness.touchUp(finger: 1)
    #expect(pinch.state == .began)
    #expect(pinch.numberOfTouches == 1)
    _ = stage.said()
    stage.harness.advance(by: 0.02)
    stage.harness.touchMove(to: CGPoint(x: 60, y: 50), in: stage.child, finger: 0)
    #expect(stage.said() == [])
    stage.harness.touchDown(stage.child, at: CGPoint(x: 160, y: 50), finger: 1)
    stage.harness.advance(by: 0.02)
    stage.harness.touchMove(to: CGPoint(x: 210, y: 50), in: stage.child, finger: 1)
    // From 100 to 150 points.
    #expect(pinch.scale == 3)
    stage.harness.touchUp(finger: 0)
    stage.harness.touchUp(finger: 1)
    #expect(stage.said() == ["pinch changed", "pinch ended"])
  }

  @Test func aThirdFingerIsOfNoAccount() {
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    for (finger, x) in [80, 120, 190].enumerated() {
      stage.harness.touchDown(stage.child, at: CGPoint(x: x, y: 50), finger: finger)
    }
    #expect(pinch.numberOfTouches == 2)
    stage.harness.touchMove(to: CGPoint(x: 20, y: 50), in: stage.child, finger: 2)
    #expect(stage.said() == [])
  }

  @Test(arguments: [1.2, -1.2, 7.0]) func rotationIsClockwiseAndGoesRoundAndRound(angle: CGFloat) {
    let (stage, rotation) = make(UIRotationGestureRecognizer(), "turn")
    var last: CGFloat = 0
    stage.onAction = { last = rotation.rotation }
    stage.harness.rotate(stage.child, by: angle, duration: 1)
    let said = stage.said()
    #expect(said.first == "turn began")
    #expect(said.last == "turn ended")
    let slop = angle > 0 ? CGFloat.pi / 36 : -CGFloat.pi / 36
    #expect(abs(last - (angle - slop)) < 1e-6)
    #expect(rotation.rotation == 0)
  }

  @Test func rotationMayBeSetAndHasAVelocity() {
    let (stage, rotation) = make(UIRotationGestureRecognizer(), "turn")
    var (sum, velocity): (CGFloat, CGFloat) = (0, 0)
    stage.onAction = {
      sum += rotation.rotation
      rotation.rotation = 0
      if rotation.state == .changed { velocity = rotation.velocity }
    }
    stage.harness.rotate(stage.child, by: 1, duration: 0.5)
    #expect(abs(sum - (1 - .pi / 36)) < 1e-6)
    #expect(abs(velocity - 2) < 1e-3)
  }

  @Test func severalAtOnceMoveScaleAndTurn() {
    final class Generous: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ one: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool { true }
    }
    let (stage, pinch) = make(UIPinchGestureRecognizer(), "pinch")
    let turn = stage.add(UIRotationGestureRecognizer(), "turn")
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    let generous = Generous()
    for recognizer in [pinch, turn, pan] as [UIGestureRecognizer] { recognizer.delegate = generous }
    var last: [CGFloat] = []
    stage.onAction = {
      last = [pinch.scale, turn.rotation, pan.translation(in: nil).x].map {
        ($0 * 1e6).rounded() / 1e6
      }
    }
    stage.harness.trace(in: stage.child, duration: 0.5) { part in
      let (x, y) = (cos(part) * (26 + 34 * part), sin(part) * (26 + 34 * part))
      let middle = CGPoint(x: 60 + 60 * part, y: 50)
      return [
        CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y),
      ]
    }
    let turned = ((1 - CGFloat.pi / 36) * 1e6).rounded() / 1e6
    #expect(last == [2, turned, 50])
    let said = stage.said()
    #expect(said.filter { $0.hasSuffix("began") }.count == 3)
    #expect(said.filter { $0.hasSuffix("ended") }.count == 3)
  }

  @Test func aTouchpadsPinchScalesAndTurns() {
    let stage = GestureStage()
    let pinch = stage.add(UIPinchGestureRecognizer(), "pinch")
    let app = stage.harness.application
    let window = stage.parent.window!
    var scales: [CGFloat] = []
    stage.onAction = { scales.append(pinch.scale) }
    for (phase, scale) in [
      (TransformReport.Phase.began, 1.0), (.changed, 1.02), (.changed, 1.53), (.ended, 1.53),
    ] {
      let report = TransformReport(
        kind: .pinch, phase: phase, fingers: 2, scale: scale, x: 200, y: 150,
        time: app.engine.platform.clock.now())
      app.engine.events.handle(report, in: window)
      stage.harness.advance(by: 0.02)
    }
    #expect(stage.said() == ["pinch began", "pinch changed", "pinch ended"])
    // A difference of 2 % does not count.
    #expect(scales.map { ($0 * 1000).rounded() / 1000 } == [1, 1.5, 1.5])
  }
}
