import CoreGraphics
import Foundation

/// The coming or going of a presented controller, as the controllers see it.
///
/// It begins at once. What is asked for while it runs animates over the time that is left.
@MainActor
final class PresentationTransition: TransitionCoordinator {
  private let (from, to): (UIViewController?, UIViewController?)
  private let style: UIModalPresentationStyle
  /// The controller whose view the transition adds or removes; the other's may stay where it is.
  private let presented: UIViewController
  private let animator: UIViewPropertyAnimator?
  private enum Phase { case announced, running, over }
  private var phase = Phase.announced

  init(
    from: UIViewController?, to: UIViewController?, presented: UIViewController,
    style: UIModalPresentationStyle, in container: UIView, _ animator: UIViewPropertyAnimator?
  ) {
    (self.from, self.to) = (from, to)
    (self.presented, self.style, self.animator) = (presented, style, animator)
    super.init(in: container, duration: animator?.duration ?? 0)
  }

  override var presentationStyle: UIModalPresentationStyle {
    style == .automatic ? .pageSheet : style
  }

  override func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// Nil for the presenter's view where that stays.
  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller =
      switch key {
      case .from: from
      case .to: to
      default: nil as UIViewController?
      }
    guard controller === presented || style.takesPresenterAway else { return nil }
    return controller?.viewIfLoaded
  }

  override func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    guard phase != .over else { return false }
    _ = super.animate(alongsideTransition: animation, completion: completion)
    if phase == .running { makeChangesNow() }
    return true
  }

  /// Has the animator make the changes with its own.
  func begin() {
    phase = .running
    makeChangesNow()
  }

  /// Called after the controllers were told.
  func end() {
    phase = .over
    complete()
  }

  private func makeChangesNow() {
    guard let animator else { return makeChanges() }
    animator.addAnimations { [self] in makeChanges() }
  }
}
