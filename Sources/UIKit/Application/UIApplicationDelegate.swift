public import Foundation
public import FoundationAdditions

/// Receives the application's lifecycle events. Every method is optional.
///
/// Mark the adopting class with `@main` to make it the program's entry point. In an app with scenes,
/// the scenes' delegates hear of the foreground and the background instead.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, WindowHolding {
  // MARK: Launch and states

  /// Called first. False means that the app could not handle the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Make the first window here, unless the app has scenes.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called if `application(_:didFinishLaunchingWithOptions:)` is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called while the application is still active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the user has taken every window off the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The last call before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short, as far as the kernel reports that for the program's cgroup.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// It is midnight, clocks go forward or back, the clock or the time zone was set, or the computer has woken.
  func applicationSignificantTimeChange(_ application: UIApplication)

  // MARK: Scenes

  /// Implementing it gives the app scenes, with a manifest or without.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user closed these sessions' windows.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

  // MARK: Interface

  /// The answer is what `UIApplication.supportedInterfaceOrientations(for:)` returns; windows don't
  /// turn.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  // MARK: Remote notifications

  /// Not called: registering fails.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Called after `registerForRemoteNotifications()`.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)

  // MARK: URLs, activities and shortcuts, in apps without scenes

  /// Called for each URL or file among the arguments of the program, after the launch and before the
  /// app becomes active, unless a launch method has answered false.
  func application(
    _ app: UIApplication, open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called if `application(_:open:options:)` is not implemented.
  func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool
  /// Called if neither of the other two is implemented.
  func application(_ application: UIApplication, handleOpen url: URL) -> Bool
  /// Called for the argument `--shortcut-item=TYPE`, at the same time as for URLs.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Called before an activity is continued. Only tests hand over activities.
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Call the handler with the objects that take up the activity, if there are any.
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  // MARK: Never called here

  /// Not called: no push service reaches the app.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Not called: no push service reaches the app.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any])
  /// Not called: the desktop starts no fetches.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Not called: there is no daemon that goes on with transfers.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Not called: nothing is handed off from other devices.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Not called: nothing is handed off to other devices.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Not called: nothing locks the app's files.
  func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
  /// Not called: nothing locks the app's files.
  func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
  /// Not called: no watch asks for it.
  func applicationShouldRequestHealthAuthorization(_ application: UIApplication)
  /// Not called: no watch asks for it.
  func application(
    _ application: UIApplication, handleWatchKitExtensionRequest userInfo: [AnyHashable: Any]?,
    reply: @escaping ([AnyHashable: Any]?) -> Void)
  /// Not called: states are not restored.
  func application(
    _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Not called: states are not restored.
  func application(
    _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
  ) -> Bool
  /// Not called: states are not restored.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
  /// Not called: states are not restored.
  func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
  /// Not called: states are not restored.
  func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate where Self: NSObject {
  /// The entry point of a class marked `@main`. Does not return.
  public static func main() {
    UIApplication.runMain(principal: UIApplication.self) { InstanceMaker.make(Self.self) }
  }
}
