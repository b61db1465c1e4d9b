public import CoreGraphics
public import Foundation

/// What an animator knows of the transition it animates, and tells of it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which it takes place.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }
  /// `none` for pushes and pops.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The identity, as windows of a desktop don't turn.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far a gesture has driven it, 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture has ended; the transition goes on to its end.
  func finishInteractiveTransition()
  /// The gesture has given it up.
  func cancelInteractiveTransition()
  /// A gesture takes over a running transition.
  func pauseInteractiveTransition()
  /// Ends the transition; with false it was given up. A second call does nothing.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for a view that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container; zero for a controller that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// In the container; zero for a controller that goes, unless it is dismissed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A run of a transition as animators see it.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let run: TransitionRun

  init(_ run: TransitionRun) { self.run = run }

  var containerView: UIView { run.containerView }
  var isAnimated: Bool { run.isAnimated }
  var isInteractive: Bool { run.isInteractive }
  var transitionWasCancelled: Bool { run.isCancelled }
  var presentationStyle: UIModalPresentationStyle { run.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) { run.note(percentComplete) }
  func finishInteractiveTransition() { run.endInteraction(isCancelled: false) }
  func cancelInteractiveTransition() { run.endInteraction(isCancelled: true) }
  func pauseInteractiveTransition() { run.takeOver() }
  func completeTransition(_ didComplete: Bool) { run.complete(didComplete) }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    run.viewController(forKey: key)
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { run.view(forKey: key) }
  func initialFrame(for vc: UIViewController) -> CGRect { run.participants.frames(of: vc).initial }
  func finalFrame(for vc: UIViewController) -> CGRect { run.participants.frames(of: vc).final }
}
