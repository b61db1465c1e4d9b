import CoreGraphics
import Foundation

/// The change of a window's size, as its controllers see it.
///
/// A window that the user resizes has each size at once, and so have the changes beside it. In an
/// animation block of the program they animate as the block says.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let transitionDuration: TimeInterval = UIView.inheritedAnimationDuration
  let completionCurve: UIView.AnimationCurve = .easeInOut
  private var changes: [Step] = []
  private var completions: [Step] = []
  private var hasRun = false

  init(of window: UIWindow) { containerView = window }

  var isAnimated: Bool { transitionDuration > 0 }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if hasRun { return false }
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

  /// Makes the changes beside the new size. `end` is called before the completions.
  func run(_ application: UIApplication?, _ end: @escaping @MainActor () -> Void) {
    hasRun = true
    let finish: @MainActor () -> Void = { [self] in
      end()
      for completion in completions { completion(self) }
    }
    guard isAnimated || application == nil else {
      for change in changes { change(self) }
      application?.afterCommit.append(finish)
      return
    }
    UIView.animate(withDuration: transitionDuration) { [self] in
      for change in changes { change(self) }
    } completion: { _ in
      finish()
    }
  }
}
