import Foundation
import QuartzCore
import RenderKit
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct UIViewAnimationTests {
  private let stage = AnimationStage()

  private func x(_ view: UIView) -> Double { stage.shown(view).position.x }

  @Test func positionsFollowTheDefaultCurve() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1) { view.center.x = 100 }
    #expect(view.center.x == 100)
    for time in [0.1, 0.2, 0.25, 0.4, 0.5, 0.75] {
      stage.advance(to: time)
      let expected = 100 * TimingCurve.easeInEaseOut.value(at: stage.shownTime)
      #expect(abs(x(view) - expected) < 1e-9)
    }
  }

  /// Linear to 100 in 1 s, half-way to 0 in 1 s: rests at 50 until 1, then runs to 0 by 1.5.
  @Test(arguments: [UIView.AnimationOptions.curveLinear, [.curveLinear, .beginFromCurrentState]])
  func retargetingNeverJumps(options: UIView.AnimationOptions) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 100 }
    stage.advance(to: 0.5)
    let before = x(view)
    UIView.animate(withDuration: 1, delay: 0, options: options) { view.center.x = 0 }
    stage.turn()
    #expect(abs(x(view) - before) < 0.2)
    stage.advance(to: 0.9)
    #expect(abs(x(view) - 50) < 0.2)
    stage.advance(to: 1.25)
    #expect(abs(x(view) - 25) < 0.2)
    stage.advance(to: 1.6)
    #expect(x(view) == 0)
  }

  @Test func retargetedTurnsNeverJump() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    stage.turn()
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(rotationAngle: 1) }
    stage.advance(to: 0.4)
    let before = stage.shown(view).transform
    UIView.animate(withDuration: 1) { view.transform = CGAffineTransform(translationX: 9, y: 0) }
    stage.turn()
    let after = stage.shown(view).transform
    let delta = [before.m11 - after.m11, before.m12 - after.m12, before.m21 - after.m21]
    #expect(delta.allSatisfy { abs($0) < 0.01 }, "\(before) \(after)")
  }

  @Test func aFrameAnimatesAsPositionAndSize() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 50, y: 60, width: 70, height: 80) }
    #expect(Set(view.layer.animationKeys() ?? []) == ["position", "bounds.size"])
    UIView.animate(withDuration: 1) { view.bounds.origin.y = 5 }
    UIView.animate(withDuration: 1) { view.center.x = 5 }
    #expect(view.layer.animationKeys()?.contains("bounds.origin") == true)
    #expect(view.layer.animationKeys()?.contains("position-2") == true)
  }

  @Test func springsFollowTheirClosedForm() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView(at: CGPoint(x: 50, y: 0))
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0
    ) { view.center.x = 150 }
    let spring = SpringSolver.spring(dampingRatio: 0.6, duration: 0.8, velocity: 0)
    for time in [0.15, 0.3, 0.45, 0.6] {
      stage.advance(to: time)
      #expect(abs(x(view) - (150 - 100 * spring.remaining(at: stage.shownTime))) < 1e-9)
    }
    stage.advance(to: 0.81)
    #expect(x(view) == 150)
  }

  @Test func bouncesRunUntilTheySettle() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var isDone = false
    UIView.animate(springDuration: 0.5, bounce: 0.4) {
      view.center.x = 100
    } completion: {
      isDone = $0
    }
    let spring = SpringSolver.spring(perceptualDuration: 0.5, bounce: 0.4, velocity: 0)
    stage.advance(to: SpringSolver.settlingDuration(of: spring) - 0.01)
    #expect(!isDone)
    stage.advance(to: SpringSolver.settlingDuration(of: spring) + 0.01)
    #expect(isDone)
  }

  @Test func delaysShowTheOldValues() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      view.center.x = 100
      view.alpha = 0
    }
    stage.advance(to: 0.4)
    #expect(x(view) == 0)
    #expect(stage.shown(view).opacity == 1)
    stage.advance(to: 1)
    #expect(abs(x(view) - 50) < 0.2)
    #expect(abs(stage.shown(view).opacity - 0.5) < 0.002)
    stage.advance(to: 1.6)
    #expect(x(view) == 100)
    #expect(stage.shown(view).opacity == 0)
  }

  @Test func opacityStartsFromTheModelUnlessAskedToStartFromWhatShows() {
    stage.take()
    defer { stage.leave() }
    let (plain, current) = (stage.addView(), stage.addView())
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      (plain.alpha, current.alpha) = (0, 0)
    }
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { plain.alpha = 1 }
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      current.alpha = 1
    }
    stage.turn()
    #expect(stage.shown(plain).opacity < 0.01)
    #expect(abs(stage.shown(current).opacity - 0.5) < 0.01)
  }

  @Test func backgroundColoursMix() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.turn()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    }
    stage.advance(to: 0.25)
    let rgba = stage.shown(view).backgroundColor?.rgba ?? .zero
    #expect(abs(rgba.x - 0.75) < 0.002 && abs(rgba.z - 0.25) < 0.002)
  }

  @Test func repeatsGoThereAndBack() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      view.center.x = 100
    }
    stage.advance(to: 1.25)
    #expect(abs(x(view) - 75) < 0.2)
    stage.advance(to: 50.25)
    #expect(abs(x(view) - 25) < 0.2)
  }

  @Test func outsideBlocksViewsDoNotAnimate() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    #expect(view.action(for: view.layer, forKey: "position") is NSNull)
    view.center.x = 50
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func insideBlocksActionsCanBeAskedForWithoutEffect() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var isDone = false
    UIView.animate(withDuration: 1) {
      #expect(view.action(for: view.layer, forKey: "opacity") is CABasicAnimation)
    } completion: {
      isDone = $0
    }
    stage.turn()
    #expect(isDone)
  }
}
