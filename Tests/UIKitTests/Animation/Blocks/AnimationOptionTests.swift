import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@testable import UIKit

/// The effect of options and modifiers on a block's animations.
@MainActor @Suite(.serialized) struct AnimationOptionTests {
  private let stage = AnimationStage()

  private func x(_ view: UIView) -> Double { Double(stage.shown(view).position.x) }

  @Test func modifiedAnimationsPlaySoOftenThereAndBack() {
    stage.take()
    defer { stage.leave() }
    let (view, plain) = (stage.addView(), stage.addView())
    var isDone = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 100 }
      plain.center.x = 100
    } completion: {
      isDone = $0
    }
    stage.advance(to: 1.5)
    #expect(abs(x(view) - 100 * (2 - stage.shownTime)) < 1e-9)
    #expect(x(plain) == 100)
    stage.advance(to: 2.5)
    #expect(abs(x(view) - 100 * (stage.shownTime - 2)) < 1e-9)
    stage.advance(to: 3.9)
    #expect(!isDone)
    stage.advance(to: 4.1)
    #expect(isDone && x(view) == 100)
  }

  @Test func repeatAndAutoreverseGoOnUntilRemoved() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse],
      animations: { view.center.x = 100 })
    stage.advance(to: 7.5)
    #expect(abs(x(view) - 100 * (8 - stage.shownTime)) < 1e-6)
    #expect(stage.isTicking)
    view.layer.removeAllAnimations()
    stage.turn()
    stage.advance(to: 8)
    #expect(x(view) == 100 && !stage.isTicking)
  }

  @Test func aNestedBlockInheritsOptionsUnlessItOverrides() throws {
    stage.take()
    defer { stage.leave() }
    let (inherits, overrides) = (stage.addView(), stage.addView())
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      UIView.animate(withDuration: 1) { inherits.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedOptions) {
        overrides.alpha = 0
      }
    }
    let first = try #require(inherits.layer.animation(forKey: "opacity"))
    #expect(first.autoreverses && first.repeatCount == .infinity)
    let second = try #require(overrides.layer.animation(forKey: "opacity"))
    #expect(!second.autoreverses && second.repeatCount == 0)
  }

  @Test func deletedViewsShrinkFadeAndLeave() {
    stage.take()
    defer { stage.leave() }
    let (view, other) = (stage.addView(), stage.addView())
    UIView.perform(.delete, on: [view], animations: { other.center.x = 50 })
    #expect(view.superview != nil)
    stage.advance(to: 0.2)
    #expect(stage.shown(view).opacity < 1)
    #expect(x(other) > 0 && x(other) < 50)
    stage.advance(to: 0.4)
    #expect(view.superview == nil)
  }

  /// The raw values are UIKit's, because programs store and combine them.
  @Test func rawValuesAreApples() {
    #expect(UIView.AnimationOptions.curveEaseOut.rawValue == 0x20000)
    #expect(UIView.AnimationOptions.transitionFlipFromLeft.rawValue == 0x100000)
    #expect(UIView.AnimationOptions.transitionFlipFromBottom.rawValue == 0x700000)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
    #expect(UIView.KeyframeAnimationOptions.calculationModeCubicPaced.rawValue == 4 << 10)
  }
}
