import CoreGraphics
public import Foundation

/// What desktops have no use for. It answers as a device without the feature does.
extension UIApplication {
  /// Never posted: there is no status bar.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Never posted: there is no status bar.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// Of the orientation in those notifications.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// Never posted: there is no status bar.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Never posted: there is no status bar.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Of the frame in those notifications.
  public nonisolated static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"

  /// The delegate's answer for the window; all orientations without a delegate.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// Calls back with an error: icons of the desktop stay as they are.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = CocoaError(.featureUnsupported)
    DispatchQueue.main.async { completionHandler?(error) }
  }
}

/// Whether the app may refresh itself in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
