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

  /// Once, as soon as they are in the window again. What others than `presented` have taken since is theirs.
  func giveBack(to presenter: UIViewController?, from presented: UIViewController) {
    if isTaken(window?.firstResponder, from: responder, and: presented) { responder = nil }
    if isTaken(window?.focusedView, from: focused, and: presented) { focused = nil }
    if let responder, !responder.isFirstResponder, !responder.becomeFirstResponder() { return }
    responder = nil
    guard let window, let view = focused, view.ownWindow === window, view.canTakeFocus else {
      return
    }
    focused = nil
    if presenter?.restoresFocusAfterTransition ?? true { window.focus(on: view, []) }
  }

  private func isTaken(
    _ holder: UIResponder?, from former: UIResponder?, and presented: UIViewController
  ) -> Bool {
    guard let holder, holder !== former else { return false }
    return ResponderChain(from: holder).first { $0 === presented } == nil
  }
}
