import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// How a transition goes on once the gesture that drove it is over.
@MainActor
struct InteractionEndTests {
  private let rig = RecordedNavigation()
  private let driver = UIPercentDrivenInteractiveTransition()
  private let page: Page

  init() {
    page = rig.page("b")
    rig.navigation.delegate = rig
    rig.interaction = driver
  }

  /// A push, 0.4 seconds long, that has come half-way.
  private func push(_ animator: any UIViewControllerAnimatedTransitioning) {
    rig.animator = animator
    rig.navigation.pushViewController(page, animated: true)
    driver.update(0.5)
    rig.harness.settle()
  }

  private var alpha: Float { page.view.layer.presentation()?.opacity ?? 0 }

  @Test(arguments: [(0.25, 0.8), (0.5, 0.4), (1, 0.2), (2, 0.1)] as [(Double, Double)])
  func theSpeedDividesWhatIsLeft(speed: Double, seconds: Double) {
    push(TabFade())
    driver.completionSpeed = CGFloat(speed)
    driver.finish()
    rig.harness.advance(by: seconds - 0.06)
    #expect(rig.navigation.transitionCoordinator != nil)
    rig.harness.advance(by: 0.12)
    #expect(rig.navigation.transitionCoordinator == nil && page.appearance == .appeared)
  }

  @Test func theSpeedCountsForGivingUpToo() {
    push(TabFade())
    driver.completionSpeed = 0.25
    driver.cancel()
    rig.harness.advance(by: 0.7)
    #expect(rig.navigation.transitionCoordinator != nil && alpha < 0.2)
    rig.harness.advance(by: 0.2)
    #expect(rig.navigation.transitionCoordinator == nil && page.appearance == .disappeared)
  }

  /// Half-way through what is left, a curve is at 0.32, 0.5 or 0.68 of it.
  @Test(
    arguments: [(.easeIn, 0.66), (.linear, 0.75), (.easeOut, 0.84)]
      as [(UIView.AnimationCurve, Float)])
  func theCurveIsThatOfTheGesture(curve: UIView.AnimationCurve, alpha: Float) {
    push(TabFade())
    (driver.completionCurve, driver.completionSpeed) = (curve, 0.25)
    driver.finish()
    #expect(rig.navigation.transitionCoordinator?.completionCurve == curve)
    rig.harness.advance(by: 0.4)
    #expect(abs(self.alpha - alpha) < 0.03)
  }

  @Test(arguments: [(false, 0.75), (true, 0.84)] as [(Bool, Float)])
  func anAnimatorKeepsItsTimingUnlessThereIsAnother(hasOther: Bool, alpha: Float) {
    push(AnimatorFade())
    (driver.completionCurve, driver.completionSpeed) = (.easeIn, 0.25)
    if hasOther { driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut) }
    driver.finish()
    rig.harness.advance(by: 0.4)
    #expect(abs(self.alpha - alpha) < 0.03)
    rig.finish()
    #expect(page.appearance == .appeared && page.view.alpha == 1)
  }

  /// A gesture takes over what runs, and gives it up.
  @Test func oneThatRunsIsPausedAndGivenUp() {
    driver.wantsInteractiveStart = false
    rig.animator = AnimatorFade()
    var changes: [Bool] = []
    rig.navigation.pushViewController(page, animated: true)
    rig.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    rig.harness.advance(by: 0.2)
    driver.pause()
    rig.harness.advance(by: 1)
    #expect(alpha > 0.4 && alpha < 0.7)
    driver.update(0.2)
    rig.harness.advance(by: 0.1)
    #expect(abs(alpha - 0.2) < 0.02)
    driver.cancel()
    rig.harness.advance(by: 0.02)
    driver.pause()
    driver.finish()
    rig.finish()
    #expect(changes == [true, false, true, false])
    #expect(page.appearance == .appeared && page.view.alpha == 1)
  }

  @Test func whoAsksForTheEndOfAGestureIsNotToldThatOneBegins() {
    driver.wantsInteractiveStart = false
    rig.animator = AnimatorFade()
    var ends: [Bool] = []
    rig.navigation.pushViewController(page, animated: true)
    rig.navigation.transitionCoordinator?.notifyWhenInteractionEnds { ends.append($0.isCancelled) }
    rig.harness.advance(by: 0.2)
    driver.pause()
    #expect(ends == [])
    driver.cancel()
    #expect(ends == [true])
    rig.harness.advance(by: 0.02)
    driver.pause()
    #expect(ends == [true])
    driver.finish()
    #expect(ends == [true, false])
    rig.finish()
    #expect(page.appearance == .appeared)
  }

  @Test func aGestureThatIsCutOffHasEndedToo() {
    push(TabFade())
    var ends: [Bool] = []
    rig.navigation.transitionCoordinator?.notifyWhenInteractionEnds {
      ends.append($0.isCancelled && !$0.isInteractive)
    }
    let other = rig.page("c")
    rig.navigation.pushViewController(other, animated: false)
    #expect(ends == [true])
    driver.cancel()
    rig.finish()
    #expect(ends == [true] && page.appearance == .disappeared && other.appearance == .appeared)
  }
}

/// A fade that an animator of its own makes.
private final class AnimatorFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.4 }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let new = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let view = context.view(forKey: .to) {
      context.containerView.addSubview(view)
      view.alpha = 0
      new.addAnimations { view.alpha = 1 }
    }
    new.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator = new
    return new
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }
}
