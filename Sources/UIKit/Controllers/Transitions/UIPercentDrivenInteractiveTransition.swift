import CoreGraphics
public import Foundation

/// Lets a gesture drive the animations of a transition. Main thread only.
///
/// It scrubs the animator's own interruptible animator or, without one, the animations that
/// `animateTransition(using:)` makes; those have a linear curve then.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var run: TransitionRun?

  public override init() { super.init() }

  /// Of the transition; 0 when there is none.
  open var duration: CGFloat { CGFloat(run?.transitionDuration ?? 0) }
  /// How far the gesture has driven it, 0...1.
  open var percentComplete: CGFloat { run?.percentComplete ?? 0 }
  /// The relative speed after the gesture: the part of the duration that is left is divided by it.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture, of animations that `animateTransition(using:)` made.
  open var completionCurve: UIView.AnimationCurve = .easeInOut
  /// The same for an interruptible animator, which goes on with its own timing without one.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the gesture drives it from its beginning.
  open var wantsInteractiveStart = true

  /// Holds the animations at their start.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    run = (transitionContext as? TransitionContext)?.run
    run?.startDriven()
  }

  func attach(to run: TransitionRun) { self.run = run }

  /// Takes over a transition that runs.
  open func pause() { run?.takeOver() }
  /// Moves the animations to this place, 0...1.
  open func update(_ percentComplete: CGFloat) { run?.update(percentComplete) }
  /// Goes on to the end.
  open func finish() { run?.endInteraction(isCancelled: false) }
  /// Goes back to the start.
  open func cancel() { run?.endInteraction(isCancelled: true) }
}
