import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let session = InputSession(CommandLine.arguments)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = PlaygroundWindow(frame: CGRect(x: 0, y: 0, width: 960, height: 640))
    window?.rootViewController = PlaygroundViewController()
    window?.makeKeyAndVisible()
    session.begin(in: application)
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) { session.end(in: application) }
}
