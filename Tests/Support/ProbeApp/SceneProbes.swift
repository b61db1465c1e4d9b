import UIKit

/// An app with scenes. Each touch opens another scene.
class ScenesAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ReportingSceneDelegate.self
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { report("discarded \(sceneSessions.count)") }

  func applicationDidBecomeActive(_ application: UIApplication) { report("not to be called") }
  func applicationWillTerminate(_ application: UIApplication) { report("will terminate") }
}

/// Reports its life. Its scene's number is its title.
class ReportingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  private static var count = 0
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    Self.count += 1
    scene.title = "Scene\(Self.count)"
    scene.sizeRestrictions?.minimumSize = CGSize(width: 120, height: 90)
    let window = UIWindow(windowScene: scene)
    window.frame.size = CGSize(width: 300, height: 200)
    window.rootViewController = SceneProbe()
    window.makeKeyAndVisible()
    self.window = window
    tell("connected", scene)
  }

  func sceneDidBecomeActive(_ scene: UIScene) { tell("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { tell("resigns", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { tell("foreground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { tell("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { tell("disconnected", scene) }

  private func tell(_ what: String, _ scene: UIScene) { report("\(scene.title ?? "") \(what)") }
}

class SceneProbe: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .white }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
  }
}
