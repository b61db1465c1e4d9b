import Testing
import UIKitTesting
@testable import UIKit

@MainActor @Suite(.serialized) struct SwipeRecognizerTests {
  private func make(_ direction: UISwipeGestureRecognizer.Direction = .right) -> GestureStage {
    let stage = GestureStage()
    stage.child.note = { _ in }
    stage.add(UISwipeGestureRecognizer(), "swipe").direction = direction
    return stage
  }

  @Test(arguments: [UISwipeGestureRecognizer.Direction.right, .left, .up, .down])
  func itGoesItsWayOnly(direction: UISwipeGestureRecognizer.Direction) {
    for other in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let stage = make(direction)
      stage.harness.swipe(stage.child, other, distance: 90)
      #expect(stage.said() == (other == direction ? ["swipe ended"] : []))
    }
  }

  @Test func itMayHaveSeveralDirections() {
    let stage = make([.left, .up])
    stage.harness.swipe(stage.child, .up, distance: 90)
    stage.harness.swipe(stage.child, .left)
    stage.harness.swipe(stage.child, .right)
    #expect(stage.said() == ["swipe ended", "swipe ended"])
  }

  @Test func itIsRecognizedOnTheWay() {
    let stage = make()
    stage.harness.touchDown(stage.child, at: CGPoint(x: 20, y: 50))
    stage.harness.advance(by: 0.05)
    stage.harness.touchMove(to: CGPoint(x: 80, y: 50), in: stage.child)
    #expect(stage.said() == ["swipe ended"])
  }

  /// A row: milliseconds, points along, points aside, whether it is a swipe.
  @Test(arguments: [
    (50, 60, 0, true), (50, 40, 0, false), (50, 80, 44, true), (50, 80, 48, false),
    (400, 25, 0, true), (400, 20, 0, false), (400, 40, 16, true), (400, 40, 20, false),
    (600, 200, 0, false),
  ])
  func aSlowOneIsStraightAFastOneLong(time: Int, along: Int, aside: Int, isSwipe: Bool) {
    let allowance = SwipeCriteria(after: Double(time) / 1000)
    let verdict = allowance.verdict(on: (CGFloat(along), CGFloat(aside)))
    #expect((verdict == .swipe) == isSwipe)
  }

  @Test func itFailsByItselfWhenTimeIsUp() {
    let stage = make()
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: stage.child.gestureRecognizers![0])
    stage.harness.touchDown(stage.child, at: CGPoint(x: 20, y: 50))
    stage.harness.touchMove(to: CGPoint(x: 35, y: 50), in: stage.child)
    #expect(stage.said() == [])
    stage.harness.advance(by: 0.51)
    #expect(stage.said() == ["pan began"])
  }

  @Test func fingersSwipeTogether() {
    let stage = make()
    let swipe = stage.child.gestureRecognizers![0] as! UISwipeGestureRecognizer
    swipe.numberOfTouchesRequired = 2
    let (start, end) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    stage.harness.drag(from: start, to: end, in: stage.child, duration: 0.1)
    #expect(stage.said() == [])
    stage.harness.drag(from: start, to: end, in: stage.child, duration: 0.1, fingers: 2)
    #expect(stage.said() == ["swipe ended"])
  }
}
