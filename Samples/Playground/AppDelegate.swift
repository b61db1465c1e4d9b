import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    window?.rootViewController = PlaygroundViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
