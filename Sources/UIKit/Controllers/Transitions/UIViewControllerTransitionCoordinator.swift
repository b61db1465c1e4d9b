public import CoreGraphics
public import Foundation

/// Names a view controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Tells of a transition that is about to run or runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// False while the user resizes a window.
  var isAnimated: Bool { get }
  /// `none` for changes of size.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a gesture drove it at first.
  var initiallyInteractive: Bool { get }
  /// Whether it can become interactive while it runs.
  var isInterruptible: Bool { get }
  /// Whether a gesture drives it now.
  var isInteractive: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// In seconds; 0 if it does not animate.
  var transitionDuration: TimeInterval { get }
  /// How far a gesture had driven it.
  var percentComplete: CGFloat { get }
  /// The speed at the end of the gesture, as a multiple of the usual one.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Nil for changes of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for changes of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which it takes place; a window for changes of its size.
  var containerView: UIView { get }
  /// The identity, as windows of a desktop don't turn.
  var targetTransform: CGAffineTransform { get }
}

/// Runs changes of a program beside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Makes the changes in `animation` with the transition, animated as that is, and calls
  /// `completion` after it. False if the transition is over; nothing is called then.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for views that are not in the container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when a gesture that drives the transition ends or is given up.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` whenever a gesture begins or ends to drive the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The same without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same without a completion.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
