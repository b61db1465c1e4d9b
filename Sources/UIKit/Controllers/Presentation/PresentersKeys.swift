/// What had the keyboard in a window before something was presented in it, to get it back. Main thread only.
@MainActor
final class PresentersKeys {
  private weak var window: UIWindow?
  private weak var responder: UIResponder?
  private weak var focused: UIView?

  init(in window: UIWindow) { self.window = window }

  func take() {
    (responder, focused) = (window?.firstResponder, window?.focusedView)
    responder?.resignFirstResponder()
  }

  /// Once, as soon as they are in the window again.
  func giveBack(to presenter: UIViewController?) {
    if let responder, !responder.isFirstResponder, !responder.becomeFirstResponder() { return }
    responder = nil
    guard let window, let view = focused, view.ownWindow === window, view.canTakeFocus else {
      return
    }
    focused = nil
    if presenter?.restoresFocusAfterTransition ?? true { window.focus(on: view, []) }
  }
}
