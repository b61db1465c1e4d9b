import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

/// Touchpad swipes with three or more fingers.
@MainActor @Suite(.serialized)
final class TouchpadSwipeTests {
  private lazy var stage = GestureStage()

  private func swipe(
    fingers: Int, by step: (dx: Double, dy: Double), steps: Int = 4,
    ending: TransformReport.Phase = .ended
  ) {
    report(.began, fingers)
    for _ in 0..<steps { report(.changed, fingers, step.dx, step.dy) }
    report(ending, fingers)
  }

  private func report(
    _ phase: TransformReport.Phase, _ fingers: Int, _ dx: Double = 0, _ dy: Double = 0
  ) {
    let events = stage.harness.application.engine.events
    let time = stage.harness.application.engine.platform.clock.now()
    events.handle(
      TransformReport(
        kind: .swipe, phase: phase, fingers: fingers, dx: dx, dy: dy, x: 200, y: 150, time: time),
      in: stage.parent.window!)
    stage.harness.advance(by: 0.02)
  }

  @Test(arguments: [3, 4]) func aSwipeOfAsManyFingersAsAreAskedForIsRecognized(fingers: Int) {
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .left
    swipe.numberOfTouchesRequired = 3
    self.swipe(fingers: fingers, by: (-20, 1))
    #expect(stage.said() == (fingers == 3 ? ["swipe ended"] : []))
  }

  @Test func itGoesItsWayAndFarEnough() {
    stage.add(UISwipeGestureRecognizer(), "swipe").numberOfTouchesRequired = 3
    swipe(fingers: 3, by: (-20, 0))
    swipe(fingers: 3, by: (0, 20))
    swipe(fingers: 3, by: (3, 0))
    swipe(fingers: 3, by: (20, 0), steps: 1, ending: .cancelled)
    #expect(stage.said() == [], "left, down, 12 points, cancelled after 20")
    swipe(fingers: 3, by: (20, 0))
    #expect(stage.said() == ["swipe ended"])
  }

  @Test func oneWithoutIndirectTouchesIsNotMeant() {
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 3
    swipe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    self.swipe(fingers: 3, by: (20, 0))
    #expect(stage.said() == [])
  }

  @Test func aPanThatAsksForThreeFingersFollows() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .continuous
    pan.minimumNumberOfTouches = 3
    var translation = CGPoint.zero
    stage.onAction = { translation = pan.translation(in: nil) }
    swipe(fingers: 3, by: (10, 5))
    #expect(stage.said().first == "pan began")
    #expect(translation == CGPoint(x: 40, y: 20), "no slop: the touchpad has made up its mind")
  }

  @Test func anOrdinaryScrollViewStaysWhereItIs() {
    let scrollView = UIScrollView(frame: stage.child.bounds)
    scrollView.contentSize = CGSize(width: 200, height: 2000)
    stage.child.addSubview(scrollView)
    swipe(fingers: 3, by: (0, -20))
    #expect(scrollView.contentOffset == .zero)
  }
}
