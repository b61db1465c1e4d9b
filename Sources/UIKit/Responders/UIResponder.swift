public import Foundation

/// An object that can be offered events: views, view controllers, windows, the application.
///
/// What a responder does not override goes on to `next`. Main thread only.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// The window whose first responder this can be; nil while it is in none.
  var focusWindow: UIWindow? { nil }

  // MARK: Focus

  /// Override to take the keyboard; false here.
  open var canBecomeFirstResponder: Bool { false }
  /// Override to hold on to the keyboard.
  open var canResignFirstResponder: Bool { true }
  /// Whether its window sends it the keyboard's presses.
  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// False, and nothing changed, where this responder is in no window or the present one refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  /// False where it refuses, or was not the one.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  // MARK: Touches

  /// Fingers came down; not overridden, the next responder hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Once a frame while fingers move; `event.coalescedTouches(for:)` has every report.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted, inside the view or out of it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches are over without a lift: window gone, focus lost, taken by another.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Commands

  /// Override to have keys call methods while this responder is in the chain; asked at every key.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Override to dismiss what is modal here, and return true; Escape asks from the first responder
  /// upwards.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Presses

  /// Keys went down; not overridden, the next responder hears of it.
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

  /// Keys are over without coming up: the window lost the focus.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
