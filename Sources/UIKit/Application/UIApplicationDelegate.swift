public import Foundation

/// Receives the application's lifecycle events. Every method is optional.
///
/// Mark the adopting class with `@main` to make it the program's entry point.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Where an app with one window keeps it.
  var window: UIWindow? { get set }

  /// Called first. False means that the app could not handle the launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Make the first window here.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called while the application is still active.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the user has taken every window off the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The last call before the program ends.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Stores nothing. Declare a property in the delegate to keep the window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate where Self: NSObject {
  /// The entry point of a class marked `@main`. Does not return.
  public static func main() {
    UIApplication.runMain(principal: UIApplication.self) { InstanceMaker.make(Self.self) }
  }
}
