import UIKit

/// A window, whose page comes back after a logout.
class CatalogSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.frame.size = CGSize(width: 1000, height: 720)
    let kept = session.stateRestorationActivity.flatMap { CatalogController(restoring: $0) }
    window.rootViewController = kept ?? CatalogController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    (window?.rootViewController as? CatalogController)?.activity
  }
}
