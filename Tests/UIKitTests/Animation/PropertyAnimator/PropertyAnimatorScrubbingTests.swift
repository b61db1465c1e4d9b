import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@testable import UIKit

/// Pausing, scrubbing, reversing, stopping.
@MainActor @Suite(.serialized) struct PropertyAnimatorScrubbingTests {
  private let stage = AnimationStage()

  private func x(_ view: UIView) -> Double { Double(stage.shown(view).position.x) }

  private func animator(
    _ view: UIView, curve: UIView.AnimationCurve = .easeIn, duration: Double = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) {
      view.center.x = 100
      view.alpha = 0
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    }
  }

  @Test(arguments: [0.0, 0.3, 0.5, 0.9, 1])
  func aPausedAnimatorCoversTheWayInProportion(fraction: Double) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view)
    animator.fractionComplete = CGFloat(fraction)
    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == CGFloat(fraction))
    stage.turn()
    #expect(abs(x(view) - 100 * fraction) < 1e-9)
    #expect(abs(Double(stage.shown(view).opacity) - (1 - fraction)) < 1e-6)
    let turn = stage.shown(view).transform
    #expect(abs(atan2(turn.m12, turn.m11) - fraction * .pi / 2) < 1e-9)
  }

  @Test(arguments: [0, 10.0]) func aFrozenLayersClockDoesNotMoveTheAnimator(offset: Double) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    (view.layer.speed, view.layer.timeOffset) = (0, offset)
    stage.turn()
    let animator = animator(view, curve: .linear)
    animator.startAnimation()
    stage.advance(to: 0.5)
    #expect(animator.isRunning && abs(animator.fractionComplete - 0.5) < 0.01)
  }

  @Test func withoutLinearScrubbingTheCurveCounts() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    stage.turn()
    #expect(abs(x(view) - 31.536) < 1e-3)
    #expect(animator.fractionComplete == 0.5)
  }

  @Test func aPausedAnimatorNeedsNoFrames() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view)
    animator.startAnimation()
    stage.advance(to: 0.3)
    #expect(stage.isTicking)
    animator.pauseAnimation()
    stage.turn()
    stage.advance(to: 0.4)
    #expect(!stage.isTicking)
    let held = x(view)
    stage.advance(to: 5)
    #expect(x(view) == held)
    #expect(animator.state == .active)
  }

  @Test func pausingDoesNotJump() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view)
    animator.startAnimation()
    stage.advance(to: 0.5)
    let before = x(view)
    animator.pauseAnimation()
    stage.turn()
    #expect(abs(x(view) - before) < 1e-9)
    #expect(abs(Double(animator.fractionComplete) - before / 100) < 1e-9)
  }

  @Test func goingOnAfterAPauseTakesUpTheCurve() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view)
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.pauseAnimation()
    let pausedAt = stage.shownTime
    stage.advance(to: 2)
    animator.startAnimation()
    stage.advance(to: 2.25)
    let expected = 100 * TimingCurve.easeIn.value(at: pausedAt + stage.shownTime - 2)
    #expect(abs(x(view) - expected) < 1e-9)
    stage.advance(to: 2.51)
    #expect(animator.state == .inactive)
  }

  /// Scrubbed to 0.31536, the curve's value at half of the time: half of the time is left.
  @Test func goingOnAfterScrubbingJoinsTheCurveWhereItShows() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view)
    animator.fractionComplete = CGFloat(TimingCurve.easeIn.value(at: 0.5))
    stage.turn()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(to: 0.25)
    let expected = 100 * TimingCurve.easeIn.value(at: 0.5 + stage.shownTime)
    #expect(abs(x(view) - expected) < 1e-6)
    stage.advance(to: 0.51)
    #expect(animator.state == .inactive)
  }

  @Test func aDurationFactorStretchesTheRest() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view, curve: .linear, duration: 2)
    animator.fractionComplete = 0.5
    stage.turn()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
    stage.advance(to: 0.25)
    #expect(abs(x(view) - (50 + 100 * stage.shownTime)) < 1e-9)
    stage.advance(to: 0.51)
    #expect(animator.state == .inactive)
  }

  @Test func goingOnWithASpringStartsWhereItShows() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view, curve: .linear)
    animator.fractionComplete = 0.4
    stage.turn()
    let parameters = UISpringTimingParameters(
      dampingRatio: 0.7, initialVelocity: CGVector(dx: 5, dy: 5))
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0.5)
    let spring = SpringSolver.spring(dampingRatio: 0.7, duration: 0.5, velocity: 5)
    stage.advance(to: 0.1)
    #expect(abs(x(view) - (100 - 60 * spring.remaining(at: stage.shownTime))) < 1e-9)
    stage.advance(to: 0.51)
    #expect(animator.state == .inactive && x(view) == 100)
  }

  @Test func reversedWhileItRunsItGoesTheSameWayBack() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var end: UIViewAnimatingPosition?
    let animator = animator(view)
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    stage.advance(to: 0.6)
    let turned = stage.shownTime
    let fraction = animator.fractionComplete
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - (1 - fraction)) < 0.002, "one frame of 1/1024 s")
    stage.advance(to: 0.8)
    let expected = 100 * TimingCurve.easeIn.value(at: turned - (stage.shownTime - 0.6))
    #expect(abs(x(view) - expected) < 1e-9)
    stage.advance(to: 1.25)
    #expect(end == .start)
    #expect(view.center.x == 0 && x(view) == 0 && view.alpha == 1)
    #expect(view.transform == .identity)
    #expect(!animator.isReversed)
  }

  @Test func aReversedSpringKeepsItsSpeed() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 100 }
    animator.startAnimation()
    stage.advance(to: 0.095)
    let (before, t0) = (x(view), stage.shownTime)
    stage.advance(to: 0.1)
    let (place, t1) = (x(view), stage.shownTime)
    let speed = (place - before) / (t1 - t0)
    animator.isReversed = true
    stage.turn()
    #expect(abs(x(view) - place) < 1)
    stage.advance(to: 0.105)
    #expect(abs((x(view) - place) / (stage.shownTime - t1) - speed) < 0.25 * speed)
    stage.advance(to: 2)
    #expect(view.center.x == 0)
  }

  @Test func scrubbingCountsInTheDirectionItGoes() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view, curve: .linear)
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    animator.fractionComplete = 0.9
    stage.turn()
    #expect(abs(x(view) - 10) < 1e-9)
  }

  @Test func pausedAtTheEndItCanTurnRound() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = animator(view)
    animator.pausesOnCompletion = true
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(to: 1.1)
    #expect(ends == [] && animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1 && !stage.isTicking)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.advance(to: 2.2)
    #expect(ends == [.start] && view.center.x == 0)
  }

  @Test func othersAddUpOnAPausedOne() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = animator(view, curve: .linear)
    animator.fractionComplete = 0.5
    stage.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 200 }
    stage.advance(to: 0.5)
    #expect(abs(x(view) - (50 + 100 * stage.shownTime)) < 1e-6)
    animator.fractionComplete = 1
    stage.advance(to: 1.1)
    #expect(x(view) == 200)
  }
}
