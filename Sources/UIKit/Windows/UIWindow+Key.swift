import Foundation
import PlatformKit

extension UIWindow {
  func becomeKeyWindow() {
    guard canBecomeKey, let application else { return }
    application.makeKey(self)
    presence?.platformWindow.activate()
  }

  /// The application's bookkeeping is done; now those concerned are told.
  func didBecomeKey() {
    becomeKey()
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }

  func didResignKey() {
    resignKey()
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
}
