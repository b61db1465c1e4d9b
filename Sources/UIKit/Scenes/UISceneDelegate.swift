public import Foundation
public import FoundationAdditions

/// Receives a scene's lifecycle events. Every method is optional.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called once, before the scene comes to the foreground. Make its windows here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when its X window was closed or the program ends.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when one of its windows has got the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called while the scene is still active.
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the user has taken its windows off the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Asked when the scene has gone to the background. The session keeps the answer for as long as
  /// the program runs.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after the scene was connected if its session has such an activity.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// A request for the scene, which was connected already, hands over an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// URLs for a scene that is connected already; those the program was started with are in the options
  /// of its connection. The desktop hands none to a running program, only tests do.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Called before an activity is continued that is no request's. Only tests hand over such activities.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Not called: nothing is handed off from other devices.
  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error)
  /// Not called: nothing is handed off to other devices.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowHolding {
  /// The scene has another size; the arguments are what was before.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// The scene has another size; the argument is what was before.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// A shortcut for a scene that is connected already; the one the program was started for is in the
  /// options of its connection. The desktop hands none to a running program, only tests do.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    Task.immediate {
      completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool { false }
}
