import FoundationNetworking
import UIKit
import WebKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let browser = BrowserViewController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    window?.rootViewController = browser
    window?.makeKeyAndVisible()
    if launchOptions?[.url] == nil { browser.showStart() }
    return true
  }

  /// An address among the program's arguments.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    browser.open(url)
    return true
  }
}
