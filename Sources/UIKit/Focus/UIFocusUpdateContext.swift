import Foundation

/// From where to where the keyboard's focus moves. Main thread only.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// Nil where nothing had the focus.
  open private(set) weak var previouslyFocusedView: UIView?
  /// Nil where nothing has it now.
  open private(set) weak var nextFocusedView: UIView?
  /// The way the user asked for; `[]` where the program moved it.
  public let focusHeading: UIFocusHeading

  init(from previous: UIView?, to next: UIView?, heading: UIFocusHeading) {
    focusHeading = heading
    super.init()
    previouslyFocusedView = previous
    nextFocusedView = next
  }
}

/// A way the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To what comes after in reading order: Tab.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To what comes before in reading order: Shift-Tab.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}

/// Lets views animate along with a move of the focus. Main thread only.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Animates for a quarter of a second, from when it is called.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 0.25, animations: { animations?() }, completion: { _ in completion?() })
  }
}
