import CoreGraphics
import QuartzCore
import RenderKit
import Testing

@testable import UIKit

/// Stopping and finishing, changes made meanwhile, and misuse.
@MainActor @Suite(.serialized) struct PropertyAnimatorEndingTests {
  private let stage = AnimationStage()

  private func x(_ view: UIView) -> Double { Double(stage.shown(view).position.x) }

  private func started(_ view: UIView) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.center.x = 100
      view.alpha = 0
    }
    animator.startAnimation()
    stage.advance(to: 0.5)
    return animator
  }

  @Test func stoppedForGoodItLeavesWhatShowsAndCallsNobody() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = started(view)
    animator.addCompletion { _ in Issue.record("called") }
    let shown = x(view)
    animator.stopAnimation(true)
    stage.turn()
    #expect(animator.state == .inactive)
    #expect(abs(Double(view.center.x) - shown) < 1e-9)
    #expect(abs(view.alpha - (1 - shown / 100)) < 1e-6)
    #expect(x(view) == Double(view.center.x))
    #expect(view.layer.animationKeys() == nil)
    stage.advance(to: 3)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.start, 0.0), (.current, 50), (.end, 100),
  ])
  func stoppedItIsFinishedWhereOneWants(position: UIViewAnimatingPosition, place: Double) {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    var ends: [UIViewAnimatingPosition] = []
    let animator = started(view)
    animator.addCompletion { ends.append($0) }
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && !animator.isRunning && ends == [])
    animator.finishAnimation(at: position)
    #expect(animator.state == .inactive && ends == [position])
    stage.turn()
    #expect(abs(x(view) - place) < 0.2)
    #expect(abs(Double(view.alpha) - (1 - place / 100)) < 0.002)
  }

  @Test func itsEndCanBeAwaited() async {
    stage.take()
    let animator = started(stage.addView())
    // Nothing may suspend before the stage is left, because other tests would run.
    let end = Task.immediate { await animator.addCompletion() }
    stage.advance(to: 1.1)
    stage.leave()
    #expect(await end.value == .end)
  }

  @Test func stoppingWhereAnotherRunsOnDoesNotJump() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView()
    let animator = started(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 0 }
    stage.turn()
    let before = x(view)
    animator.stopAnimation(true)
    stage.turn()
    #expect(abs(x(view) - before) < 0.2)
  }

  @Test func animatedViewsAreTouchedWhereTheyShow() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView(at: CGPoint(x: 50, y: 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    animator.startAnimation()
    stage.advance(to: 0.5)
    #expect(stage.root.hitTest(CGPoint(x: 150, y: 50), with: nil) === view)
    #expect(stage.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === stage.root)
    stage.advance(to: 1.1)
    #expect(stage.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
  }

  @Test func aGrowingViewIsTouchedAtTheSamePlaceOfIt() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView(at: CGPoint(x: 100, y: 100))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.bounds.size = CGSize(width: 110, height: 110)
    }
    animator.fractionComplete = 0.5
    stage.turn()
    #expect(stage.root.hitTest(CGPoint(x: 129, y: 100), with: nil) === view)
    #expect(stage.root.hitTest(CGPoint(x: 131, y: 100), with: nil) === stage.root)
  }

  @Test func manualHitTestingLeavesTouchesAtTheModel() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView(at: CGPoint(x: 50, y: 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    stage.advance(to: 0.5)
    #expect(stage.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
    animator.stopAnimation(true)
  }

  @Test func withoutInteractionTouchesPassUntilTheEnd() {
    stage.take()
    defer { stage.leave() }
    let view = stage.addView(at: CGPoint(x: 50, y: 50))
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    stage.turn()
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.root)
    animator.stopAnimation(true)
    #expect(stage.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  @Test func goingOnBeforeAPauseIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }

  @Test func finishingWhatWasNotStoppedIsRefused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
  }

  @Test func whateverIsDoneEveryCompletionComesOnceOrWasRefused() {
    stage.take()
    defer { stage.leave() }
    var random = SystemRandomNumberGenerator()
    let views = (0..<5).map { _ in stage.addView() }
    var calls = [Int](repeating: 0, count: 60)
    var animators: [UIViewPropertyAnimator] = []
    for index in calls.indices {
      let view = views[index % views.count]
      let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.6) {
        view.center.x = .random(in: 0...300, using: &random)
        view.alpha = .random(in: 0...1, using: &random)
      }
      animator.addCompletion { _ in calls[index] += 1 }
      animator.startAnimation()
      animators.append(animator)
      stage.advance(to: Double(index) * 0.05)
      guard let other = animators.randomElement(using: &random), other.state == .active else {
        continue
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: other.isReversed.toggle()
      case 1: other.fractionComplete = .random(in: 0...1, using: &random)
      case 2: other.pauseAnimation()
      default: other.addAnimations { view.center.y = .random(in: 0...300, using: &random) }
      }
    }
    for animator in animators where animator.state == .active { animator.startAnimation() }
    stage.advance(to: 10)
    stage.advance(to: 20)
    #expect(calls.allSatisfy { $0 == 1 }, "\(calls)")
    #expect(views.allSatisfy { $0.layer.animationKeys() == nil })
    #expect(!stage.isTicking)
  }
}
