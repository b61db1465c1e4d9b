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

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { focusWindow?.firstResponder === self }

  /// False, and nothing changed, where this responder is in no window or the present one refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFocus() }

  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFocus() }

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Presses

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
}
