public import Foundation

/// An object that can get events: a view, view controller, window or the application.
///
/// Methods that are not overridden pass the event to `next`. Main thread only.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder to ask after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The window whose first responder this can be; nil if it is in none.
  var focusWindow: UIWindow? { nil }

  // MARK: Focus

  /// Whether it can have the keyboard; false by default. Override it to accept.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives up the keyboard on request. Override it to refuse.
  open var canResignFirstResponder: Bool { true }
  /// Whether its window sends it key presses.
  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// False, without any change, if this responder is in no window or the current one refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// False if it refuses or is not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  // MARK: Touches

  /// Fingers landed. The default passes it to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called once a frame while fingers move; `event.coalescedTouches(for:)` has every report.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers lifted, inside the view or outside.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches ended without a lift: the window closed or lost the focus, or a gesture claimed
  /// them.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Commands

  /// The key commands to offer while this responder is in the chain. Asked at every key press.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Override it to dismiss a modal state and return true. Escape asks from the first responder
  /// upward.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Presses

  /// Keys went down. The default passes it to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Keys repeat.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// The presses ended without a key coming up, as when the window loses the focus.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
