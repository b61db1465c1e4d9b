import UIKit

/// An app with scenes, whose pages a session manager has kept. Each touch turns the page.
class RestoredAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = RestoredSceneDelegate.self
    return configuration
  }

  func applicationWillTerminate(_ application: UIApplication) { report("will terminate") }
}

class RestoredSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let pages = PageProbe()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Probe"
    let window = UIWindow(windowScene: scene)
    window.frame.size = CGSize(width: 300, height: 200)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "org.example.page")
    activity.userInfo = ["page": pages.page]
    report("keeps \(pages.page)")
    return activity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    pages.page = stateRestorationActivity.userInfo?["page"] as? Int ?? 0
    report("restored \(pages.page)")
  }
}

class PageProbe: UIViewController {
  var page = 0

  override func viewDidLoad() { view.backgroundColor = .white }

  override func viewDidLayoutSubviews() {
    report("layout \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    page += 1
    report("page \(page)")
  }
}
