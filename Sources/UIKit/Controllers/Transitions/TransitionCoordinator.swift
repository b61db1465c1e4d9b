import CoreGraphics
import Foundation

/// Collects what programs want to happen beside a transition, and what follows it.
@MainActor
class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  final var transitionDuration: TimeInterval
  private var changes: [Step] = []
  private var completions: [Step] = []

  init(in containerView: UIView, duration: TimeInterval) {
    self.containerView = containerView
    transitionDuration = duration
  }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  final var initiallyInteractive = false
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { changes.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing: no gesture drives it.
  func notifyWhenInteractionEnds(_ handler: @escaping Step) {}
  /// Does nothing: no gesture drives it.
  func notifyWhenInteractionChanges(_ handler: @escaping Step) {}

  /// Makes the changes that were asked for until now.
  func makeChanges() {
    let due = changes
    changes = []
    for change in due { change(self) }
  }

  /// Calls the completions that were asked for until now.
  func complete() {
    let due = completions
    completions = []
    for completion in due { completion(self) }
  }
}
