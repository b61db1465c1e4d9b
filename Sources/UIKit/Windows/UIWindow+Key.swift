import Foundation
import PlatformKit

extension UIWindow {
  /// Whether it is the key window of the program that has the keyboard.
  var takesKeys: Bool { isKeyWindow && application?.activation.hasLostFocus == false }

  func becomeKeyWindow() {
    guard canBecomeKey, let application else { return }
    application.makeKey(self)
    presence?.ask { $0.activate() }
  }

  /// Puts a visible window in front of the others of its level.
  func restack() {
    guard let presence else { return }
    application?.restack(self)
    windowScene?.attach(self)
    presence.restack(self)
  }

  /// Called after the application has recorded the new key window.
  func didBecomeKey() {
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  func didResignKey() {
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
}
