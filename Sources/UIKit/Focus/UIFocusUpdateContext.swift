import Foundation

/// The former and the new view of a focus change. Main thread only.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Nil if no view had the focus.
  open private(set) weak var previouslyFocusedView: UIView?
  /// Nil if no view gets the focus.
  open private(set) weak var nextFocusedView: UIView?
  /// What had the focus.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// What gets the focus.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The direction the user asked for; `[]` if the program moved it.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    focusHeading = heading
    super.init()
    previouslyFocusedView = previous
    nextFocusedView = next
  }
}

/// A direction of focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let up = UIFocusHeading(rawValue: 1 << 0)
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next view in reading order: Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous view in reading order: Shift-Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Animates views along with a focus change. Main thread only.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Starts an animation of 0.25 s.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: FocusAnimation.duration, animations: { animations?() },
      completion: { _ in completion?() })
  }

  /// Animates what shows that a view has the focus.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations({ animations?(FocusAnimation()) }, completion: completion)
  }

  /// Animates what shows that a view no longer has the focus.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    addCoordinatedAnimations({ animations?(FocusAnimation()) }, completion: completion)
  }
}

/// What animations of a focus change are told.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
  static let duration: TimeInterval = 0.25
  var duration: TimeInterval { Self.duration }
}
