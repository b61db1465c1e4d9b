import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Pushes and pops that the delegate's animator makes.
@MainActor
struct CustomTransitionTests {
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var seen: [String] = []
    var context: (any UIViewControllerContextTransitioning)?
    /// Completes at once, or never.
    var (isInstant, isManual) = (false, false)

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let to = context.viewController(forKey: .to), let view = context.view(forKey: .to)
      else {
        return
      }
      let (first, last) = (context.initialFrame(for: to), context.finalFrame(for: to))
      seen.append("to \(Int(first.width)) \(Int(last.width)) \(Int(last.height))")
      seen.append("style \(context.presentationStyle.rawValue) \(view.superview == nil)")
      view.frame = context.finalFrame(for: to)
      view.alpha = 0
      context.containerView.addSubview(view)
      if isManual { return }
      if isInstant { return context.completeTransition(true) }
      UIView.animate(withDuration: 1) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { seen.append("ended \(transitionCompleted)") }
  }

  private let rig = RecordedNavigation()
  private let fade = Fade()

  init() {
    rig.navigation.delegate = rig
    rig.animator = fade
  }

  @Test func theContextIsAsRecorded() {
    let page = rig.page("b")
    rig.navigation.pushViewController(page, animated: true)
    #expect(
      fade.seen == ["to 0 400 600", "style -1 true"])
    rig.harness.advance(by: 0.5)
    let alpha = page.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.2 && alpha < 0.8)
    rig.finish()
    #expect(fade.seen.last == "ended true" && page.view.alpha == 1)
    #expect(rig.navigation.transitionCoordinator == nil)
  }

  @Test func itMayCompleteAtOnceAndTwice() {
    fade.isInstant = true
    rig.navigation.pushViewController(rig.page("b"), animated: true)
    fade.context?.completeTransition(false)
    #expect(
      rig.recorded() == [
        "b willEnter", "b load", "will show b", "a willDisappear", "b willAppear",
        "b isAppearing", "a didDisappear", "b didAppear", "b entered", "did show b",
      ])
    #expect(fade.seen.last == "ended true")
  }

  @Test func oneThatNeverCompletesIsEndedByTheNext() {
    fade.isManual = true
    let (b, c) = (rig.page("b"), rig.page("c"))
    rig.navigation.pushViewController(b, animated: true)
    rig.harness.advance(by: 5)
    rig.animator = nil
    rig.navigation.pushViewController(c, animated: true)
    rig.finish()
    fade.context?.completeTransition(true)
    #expect(rig.navigation.viewControllers == [rig.root, b, c])
    #expect(c.view.window != nil && b.view.window == nil)
    #expect(b.appearance == .disappeared && c.appearance == .appeared)
  }

  @Test func aGestureDrivesIt() {
    let driven = UIPercentDrivenInteractiveTransition()
    rig.interaction = driven
    let page = rig.page("b")
    rig.navigation.pushViewController(page, animated: true)
    driven.update(0.5)
    rig.harness.advance(by: 3)
    let alpha = page.view.layer.presentation()?.opacity ?? 0
    #expect(abs(alpha - 0.5) < 0.05 && driven.percentComplete == 0.5)
    driven.finish()
    rig.finish()
    #expect(page.view.alpha == 1 && fade.seen.last == "ended true")
    #expect(page.appearance == .appeared)
  }

  @Test func aGestureGivesItUp() {
    let driven = UIPercentDrivenInteractiveTransition()
    rig.interaction = driven
    let page = rig.page("b")
    rig.navigation.pushViewController(page, animated: true)
    driven.update(.nan)
    driven.update(0.3)
    rig.harness.advance(by: 0.1)
    _ = rig.recorded()
    driven.cancel()
    rig.finish()
    #expect(fade.seen.last == "ended false")
    #expect(rig.navigation.viewControllers == [rig.root] && page.view.window == nil)
    #expect(
      rig.recorded() == [
        "b willDisappear", "b didDisappear", "a willAppear", "a isAppearing", "a didAppear",
        "b left",
      ])
  }
}
