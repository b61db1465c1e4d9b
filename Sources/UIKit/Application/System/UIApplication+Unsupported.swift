import CoreGraphics
public import Foundation

/// What desktops have no use for. It answers as a device without the feature does.
extension UIApplication {
  /// The orientation of the oldest window.
  public var statusBarOrientation: UIInterfaceOrientation {
    (windows.first?.bounds.size ?? UIScreen.newWindowSize).orientation
  }
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
  /// Zero: there is no status bar.
  public var statusBarFrame: CGRect { .zero }
  /// True: there is no status bar.
  public var isStatusBarHidden: Bool { true }
  /// Always `.default`.
  public var statusBarStyle: UIStatusBarStyle { .default }

  /// The delegate's answer for the window; all orientations without a delegate.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// False: icons of the desktop stay as they are.
  public var supportsAlternateIcons: Bool { false }
  /// Nil: icons of the desktop stay as they are.
  public var alternateIconName: String? { nil }
  /// Calls back with an error: icons of the desktop stay as they are.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = CocoaError(.featureUnsupported)
    DispatchQueue.main.async { completionHandler?(error) }
  }

  /// True: nothing locks the app's files.
  public var isProtectedDataAvailable: Bool { true }
  /// Always `.available`. Programs in the background go on running.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Does nothing: no other device controls the app.
  public func beginReceivingRemoteControlEvents() {}
  /// Does nothing: no other device controls the app.
  public func endReceivingRemoteControlEvents() {}
  /// Does nothing: states are not restored.
  public func extendStateRestoration() {}
  /// Does nothing: states are not restored.
  public func completeStateRestoration() {}
  /// Does nothing: states are not restored.
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}

/// Whether the app may refresh itself in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted, denied, available
}

/// What came of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}
