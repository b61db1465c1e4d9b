import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct KeyframeTests {
  private let stage = AnimationStage()
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func x(_ view: UIView) -> Double { Double(stage.shown(view).position.x) }

  /// To 100 in the first half, to 40 in the second, in `seconds`.
  private func thereAndBack(
    _ view: UIView, _ options: UIView.KeyframeAnimationOptions, seconds: Double = 1
  ) {
    UIView.animateKeyframes(withDuration: seconds, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 40 }
    }
  }

  @Test func goesFromKeyframeToKeyframe() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    thereAndBack(view, Self.linear)
    #expect(view.center.x == 40)
    stage.advance(to: 0.25)
    #expect(abs(x(view) - 200 * stage.shownTime) < 1e-9)
    stage.advance(to: 0.75)
    #expect(abs(x(view) - (100 - 120 * (stage.shownTime - 0.5))) < 1e-9)
    stage.advance(to: 1.01)
    #expect(x(view) == 40 && view.layer.animationKeys() == nil)
  }

  @Test func theirEndCanBeAwaited() async {
    stage.take()
    let view = stage.addView()
    // Nothing may suspend before the stage is left, because other tests would run.
    let end = Task.immediate {
      await UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 }
      }
    }
    #expect(view.center.x == 100)
    stage.advance(to: 1.01)
    stage.leave()
    #expect(await end.value)
  }

  @Test func theWholeStartsAndEndsSlowly() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    thereAndBack(view, [])
    stage.advance(to: 0.25)
    let progress = TimingCurve.easeInEaseOut.value(at: stage.shownTime)
    #expect(abs(x(view) - 200 * progress) < 1e-9)
  }

  /// Rests at 0 until 0.2, goes to 100 until 0.6, rests.
  @Test func aPropertyRestsOutsideItsKeyframes() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) { view.alpha = 0 }
    }
    stage.advance(to: 0.1)
    #expect(stage.shown(view).opacity == 1)
    stage.advance(to: 0.4)
    let expected = 1 - (stage.shownTime - 0.2) / 0.4
    #expect(abs(Double(stage.shown(view).opacity) - expected) < 1e-6)
    stage.advance(to: 0.8)
    #expect(stage.shown(view).opacity == 0)
  }

  @Test func discreteValuesShowFromTheirStartOn() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    thereAndBack(view, [.calculationModeDiscrete, Self.linear])
    stage.turn()
    #expect(x(view) == 100)
    stage.advance(to: 0.49)
    #expect(x(view) == 100)
    stage.advance(to: 0.51)
    #expect(x(view) == 40)
  }

  /// 100 there and 60 back at constant speed: 160 points per second.
  @Test func pacedGoesAtOneSpeed() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    thereAndBack(view, [.calculationModePaced, Self.linear])
    stage.advance(to: 0.5)
    #expect(abs(x(view) - 160 * stage.shownTime) < 0.01)
    stage.advance(to: 0.8)
    #expect(abs(x(view) - (200 - 160 * stage.shownTime)) < 0.01)
  }

  /// The tangent at the middle keyframe is (40 - 0) / 2. At a quarter of the time, half-way through
  /// the first segment, a Hermite curve is at 50 - 20 / 8, the first tangent being 100 / 2.
  @Test func cubicGoesSmoothlyThroughTheKeyframes() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    thereAndBack(view, [.calculationModeCubic, Self.linear])
    stage.advance(to: 0.25 - 1.0 / 1024)
    #expect(abs(stage.shownTime - 0.25) < 1e-9)
    #expect(abs(x(view) - (50 + 50.0 / 8 - 20.0 / 8)) < 0.01)
  }

  @Test func keyframesAddToWhatRuns() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 100 }
    stage.advance(to: 0.5)
    let before = x(view)
    thereAndBack(view, Self.linear)
    stage.turn()
    #expect(abs(x(view) - before) < 0.5)
  }

  @Test func aBlockAroundGivesItsDuration() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
      self.thereAndBack(view, Self.linear)
    }
    stage.advance(to: 1)
    #expect(abs(x(view) - 50 * stage.shownTime) < 1e-9)
  }

  @Test func completesOnce() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var ends: [Bool] = []
    UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    } completion: {
      ends.append($0)
    }
    stage.advance(to: 1.4)
    #expect(ends == [])
    stage.advance(to: 1.51)
    #expect(ends == [true])
  }

  @Test func outsideAnAnimationAKeyframeIsAPlainChange() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func aPropertyAnimatorScrubsThem(fraction: Double) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
      self.thereAndBack(view, [])
    }
    animator.fractionComplete = CGFloat(fraction)
    stage.turn()
    let expected = fraction < 0.5 ? 200 * fraction : 100 - 120 * (fraction - 0.5)
    #expect(abs(x(view) - expected) < 1e-9)
    animator.isReversed = true
    animator.startAnimation()
    stage.advance(to: 2)
    stage.advance(to: 2.1)
    #expect(view.center.x == 0)
  }

  @Test func aPropertyAnimatorRunsThemBothWays() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      self.thereAndBack(view, [])
    }
    animator.startAnimation()
    stage.advance(to: 0.75)
    #expect(abs(x(view) - (100 - 120 * (stage.shownTime - 0.5))) < 1e-9)
    let turned = stage.shownTime
    animator.isReversed = true
    stage.advance(to: 1)
    let place = turned - (stage.shownTime - 0.75)
    #expect(abs(x(view) - (100 - 120 * (place - 0.5))) < 0.1 || abs(x(view) - 200 * place) < 0.1)
  }
}
