import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@testable import UIKit

/// Running from start to end.
@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
  private let stage = AnimationStage()

  private func x(_ view: UIView) -> Double { Double(stage.shown(view).position.x) }

  @Test(arguments: [UIView.AnimationCurve.easeIn, .easeOut, .easeInOut, .linear])
  func runsAlongItsCurve(curve: UIView.AnimationCurve) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { view.center.x = 100 }
    #expect(view.center.x == 0)
    animator.startAnimation()
    #expect(view.center.x == 100)
    for time in [0.1, 0.25, 0.5, 0.75] {
      stage.advance(to: time)
      #expect(abs(x(view) - 100 * curve.timing.value(at: stage.shownTime)) < 1e-9)
    }
    stage.advance(to: 1.1)
    #expect(x(view) == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func springsFollowTheirClosedForm() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView(at: CGPoint(x: 50, y: 0))
    UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.6) { view.center.x = 150 }
      .startAnimation()
    let spring = SpringSolver.spring(dampingRatio: 0.6, duration: 0.8, velocity: 0)
    for time in [0.15, 0.3, 0.45, 0.6] {
      stage.advance(to: time)
      #expect(abs(x(view) - (150 - 100 * spring.remaining(at: stage.shownTime))) < 1e-9)
    }
  }

  @Test func aVelocityOfTwoPartsMovesThePartsApart() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.8, initialVelocity: CGVector(dx: 4, dy: -4))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { view.center = CGPoint(x: 100, y: 100) }
    animator.startAnimation()
    stage.advance(to: 0.1)
    let (a, b) = (
      SpringSolver.spring(dampingRatio: 0.8, duration: 1, velocity: 4),
      SpringSolver.spring(dampingRatio: 0.8, duration: 1, velocity: -4)
    )
    let shown = stage.shown(view).position
    #expect(abs(shown.x - (100 - 100 * a.remaining(at: stage.shownTime))) < 1e-9)
    #expect(abs(shown.y - (100 - 100 * b.remaining(at: stage.shownTime))) < 1e-9)
  }

  @Test func completionsComeOnceAtTheEnd() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning)
    stage.advance(to: 0.9)
    #expect(ends == [])
    stage.advance(to: 1.1)
    #expect(ends == [.end])
    #expect(animator.state == .inactive && !animator.isRunning)
    stage.advance(to: 3)
    #expect(ends == [.end])
    #expect(!stage.isTicking)
  }

  @Test func anAnimatorThatChangesNothingCompletesInItsTurn() {
    stage.take()
    defer { stage.leave() }
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator(duration: 9, curve: .linear) {}
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.turn()
    #expect(ends == [.end])
  }

  @Test(arguments: [0, -1, Double.nan])
  func noDurationChangesAtOnce(duration: Double) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIViewPropertyAnimator(duration: duration, curve: .linear) { view.center.x = 100 }
      .startAnimation()
    stage.turn()
    #expect(x(view) == 100)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aDelayShowsTheOldValueFirst() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5)
    stage.advance(to: 0.4)
    #expect(x(view) == 0)
    #expect(animator.fractionComplete == 0)
    stage.advance(to: 1)
    #expect(abs(x(view) - 100 * (stage.shownTime - 0.5)) < 1e-9)
    stage.advance(to: 1.6)
    #expect(animator.state == .inactive)
  }

  /// Factor 0.25 of 2 s: starts at 0.5 s and runs 1.5 s with the animator's own curve.
  @Test func delayedBlocksStartLateAndEndTogether() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn)
    animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.25)
    animator.startAnimation()
    stage.advance(to: 0.45)
    #expect(x(view) == 0)
    stage.advance(to: 1.25)
    let expected = 100 * TimingCurve.easeIn.value(at: (stage.shownTime - 0.5) / 1.5)
    #expect(abs(x(view) - expected) < 1e-9)
    stage.advance(to: 2.01)
    #expect(animator.state == .inactive)
  }

  /// Added at 0.5 s of 2 s with factor 0.5: starts at 1.25 s and runs 0.75 s.
  @Test func blocksAddedOnTheWayTakeTheTimeThatIsLeft() {
    stage.take()
    defer { stage.leave() }
    let (view, late) = (stage.addView(), stage.addView())
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.addAnimations({ late.center.x = 100 }, delayFactor: 0.5)
    #expect(late.center.x == 100)
    stage.advance(to: 1.2)
    #expect(x(late) == 0)
    stage.advance(to: 1.7)
    #expect(abs(x(late) - 100 * (stage.shownTime - 1.25) / 0.75) < 0.2)
    #expect(abs(x(view) - 100 * stage.shownTime / 2) < 1e-9)
    stage.advance(to: 2.01)
    #expect(animator.state == .inactive)
  }

  @Test func aBlockInsideBecomesPartOfTheAnimator() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var isDone: Bool?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(
        withDuration: 9, animations: { view.center.x = 100 }, completion: { isDone = $0 })
    }
    animator.startAnimation()
    stage.advance(to: 0.5)
    #expect(abs(x(view) - 100 * stage.shownTime) < 1e-9)
    stage.advance(to: 1.01)
    #expect(isDone == true)
  }

  @Test func twoAnimatorsOfOnePropertyAddUp() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }.startAnimation()
    stage.advance(to: 0.5)
    let before = x(view)
    UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 0 }.startAnimation()
    stage.turn()
    #expect(abs(x(view) - before) < 0.2)
    stage.advance(to: 0.9)
    #expect(abs(x(view) - 50) < 0.2)
  }

  @Test func aRunningAnimatorTakesCurveAndDelay() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveEaseOut, animations: { view.center.x = 100 },
      completion: { end = $0 })
    #expect(animator.isRunning)
    stage.advance(to: 1)
    #expect(abs(x(view) - 100 * TimingCurve.easeOut.value(at: stage.shownTime - 0.5)) < 1e-9)
    stage.advance(to: 1.6)
    #expect(end == .end)
  }

  @Test func viewsThatLeaveTheWindowEndTheAnimator() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var calls = 0
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { _ in calls += 1 }
    animator.startAnimation()
    stage.advance(to: 0.5)
    view.removeFromSuperview()
    stage.turn()
    #expect(calls == 1 && animator.state == .inactive)
  }

  @Test func aCopyIsInactiveAndHasTheBlocks() throws {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 100 }
    animator.pausesOnCompletion = true
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy.state == .inactive && copy.duration == 1 && copy.pausesOnCompletion)
    copy.startAnimation()
    #expect(view.center.x == 100)
  }
}
