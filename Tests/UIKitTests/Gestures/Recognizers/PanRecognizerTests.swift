import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct PanRecognizerTests {
  private func make() -> (GestureStage, UIPanGestureRecognizer) {
    let stage = GestureStage()
    stage.child.note = { _ in }
    return (stage, stage.add(UIPanGestureRecognizer(), "pan"))
  }

  @Test(arguments: [(9.9, 0), (10, 1)])
  func itBeginsAfterTenPointsInAStraightLine(distance: Double, count: Int) {
    let (stage, _) = make()
    let start = CGPoint(x: 50, y: 50)
    stage.harness.touchDown(stage.child, at: start)
    // 0.6 and 0.8 are the legs of a right triangle with hypotenuse 1.
    let end = CGPoint(x: 50 + distance * 0.6, y: 50 + distance * 0.8)
    stage.harness.touchMove(to: end, in: stage.child)
    #expect(stage.said().count == count)
  }

  @Test func goingToAndFroIsNoTravel() {
    let (stage, _) = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    for x in [55, 50, 56, 49] {
      stage.harness.advance(by: 0.02)
      stage.harness.touchMove(to: CGPoint(x: x, y: 50), in: stage.child)
    }
    #expect(stage.said() == [])
  }

  @Test func translationIsTravelLessTenPointsAlsoAfterAJump() {
    let (stage, pan) = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 150, y: 50), in: stage.child)
    #expect(stage.said() == ["pan began"])
    #expect(pan.translation(in: stage.child) == CGPoint(x: 90, y: 0))
    stage.harness.advance(by: 0.02)
    stage.harness.touchMove(to: CGPoint(x: 150, y: 70), in: stage.child)
    #expect(pan.translation(in: nil) == CGPoint(x: 90, y: 20))
    #expect(pan.location(in: stage.child) == CGPoint(x: 150, y: 70))
  }

  @Test func translationIsInTheCoordinatesOfTheView() {
    let (stage, pan) = make()
    stage.child.transform = CGAffineTransform(scaleX: 2, y: 4)
    stage.harness.touchDown(stage.parent, at: CGPoint(x: 200, y: 150))
    stage.harness.touchMove(to: CGPoint(x: 250, y: 150), in: stage.parent)
    #expect(pan.translation(in: stage.child) == CGPoint(x: 20, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 1), in: stage.child)
    #expect(pan.translation(in: stage.parent) == CGPoint(x: 2, y: 4))
  }

  @Test func setTranslationCountsOnFromThere() {
    let (stage, pan) = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 80, y: 50), in: stage.child)
    pan.setTranslation(.zero, in: nil)
    stage.harness.advance(by: 0.02)
    stage.harness.touchMove(to: CGPoint(x: 85, y: 47), in: stage.child)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: -3))
  }

  @Test func velocityIsOfTheLastMomentsAndZeroAfterARest() {
    let (stage, pan) = make()
    var atLift: [CGPoint] = []
    stage.onAction = { if pan.state == .ended { atLift.append(pan.velocity(in: nil)) } }
    stage.harness.drag(
      from: CGPoint(x: 10, y: 50), to: CGPoint(x: 110, y: 50), in: stage.child, duration: 0.25)
    // 100 points in a quarter of a second.
    #expect(abs(atLift[0].x - 400) < 0.5)
    #expect(abs(atLift[0].y) < 0.5)
    stage.harness.touchDown(stage.child, at: CGPoint(x: 10, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 60, y: 50), in: stage.child)
    stage.harness.advance(by: 0.2)
    stage.harness.touchUp()
    #expect(atLift[1] == .zero)
  }

  @Test func fingersThatComeAndGoDoNotMakeItJump() {
    let (stage, pan) = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 70, y: 50), in: stage.child)
    #expect(pan.translation(in: nil).x == 10)
    stage.harness.touchDown(stage.child, at: CGPoint(x: 150, y: 50), finger: 1)
    #expect(pan.numberOfTouches == 2)
    #expect(pan.translation(in: nil).x == 10)
    stage.harness.advance(by: 0.02)
    // One of two fingers moves by 20: their centroid by 10.
    stage.harness.touchMove(to: CGPoint(x: 170, y: 50), in: stage.child, finger: 1)
    #expect(pan.translation(in: nil).x == 20)
    stage.harness.touchUp(finger: 0)
    #expect(pan.state == .changed)
    #expect(pan.translation(in: nil).x == 20)
    stage.harness.touchUp(finger: 1)
    #expect(stage.said().last == "pan ended")
  }

  @Test func itWantsAtLeastAndAtMostSoManyFingers() {
    let (stage, pan) = make()
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    let (start, end) = (CGPoint(x: 50, y: 50), CGPoint(x: 120, y: 50))
    stage.harness.drag(from: start, to: end, in: stage.child, fingers: 1)
    stage.harness.drag(from: start, to: end, in: stage.child, fingers: 3)
    #expect(stage.said() == [])
    stage.harness.drag(from: start, to: end, in: stage.child, fingers: 2)
    let said = stage.said()
    #expect(said.first == "pan began")
    #expect(said.last == "pan ended")
  }

  @Test func aFingerTooManyIsOfNoAccountLater() {
    let (stage, pan) = make()
    pan.maximumNumberOfTouches = 1
    stage.harness.touchDown(stage.child, at: CGPoint(x: 50, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 70, y: 50), in: stage.child)
    stage.harness.touchDown(stage.child, at: CGPoint(x: 150, y: 50), finger: 1)
    #expect(pan.numberOfTouches == 1)
    stage.harness.advance(by: 0.02)
    stage.harness.touchMove(to: CGPoint(x: 190, y: 50), in: stage.child, finger: 1)
    #expect(pan.translation(in: nil).x == 10)
  }

  @Test func scrollingPansWhereItIsAllowed() {
    let (stage, pan) = make()
    stage.harness.scroll(stage.child, by: CGVector(dx: 0, dy: -40))
    #expect(stage.said() == [])
    pan.allowedScrollTypesMask = .continuous
    stage.harness.scroll(stage.child, by: CGVector(dx: 0, dy: -40), isContinuous: false)
    stage.harness.advance(by: 0.3)
    #expect(stage.said() == [])
    var ends: [CGPoint] = []
    stage.onAction = { ends.append(pan.translation(in: nil)) }
    stage.harness.scroll(stage.child, by: CGVector(dx: 0, dy: -40))
    stage.harness.advance(by: 0.3)
    let said = stage.said()
    #expect(said.first == "pan began")
    #expect(said.last == "pan ended")
    #expect(ends.first == CGPoint(x: 0, y: -10))
    #expect(ends.last == CGPoint(x: 0, y: -40))
    #expect(pan.state == .possible)
  }
}
