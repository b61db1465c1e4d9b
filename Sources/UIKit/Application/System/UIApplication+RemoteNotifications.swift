import Foundation

/// No push service reaches a desktop program, as none reached simulators.
extension UIApplication {
  /// Fails: the delegate's `didFailToRegisterForRemoteNotificationsWithError` gets an error of the
  /// Cocoa domain with the code 3010, as on a simulator.
  public func registerForRemoteNotifications() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.application(
        self, didFailToRegisterForRemoteNotificationsWithError: Self.noPushService)
    }
  }

  /// Does nothing: the app is never registered.
  public func unregisterForRemoteNotifications() {}

  /// Always false.
  public var isRegisteredForRemoteNotifications: Bool { false }

  private static var noPushService: NSError {
    NSError(
      domain: NSCocoaErrorDomain, code: 3010,
      userInfo: [
        NSLocalizedDescriptionKey: "remote notifications are not supported on desktops"
      ])
  }
}
