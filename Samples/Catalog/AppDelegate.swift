import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = CatalogSceneDelegate.self
    return configuration
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.replaceChildren(ofMenu: .newScene) { _ in
      [
        UIKeyCommand(
          title: "New Window", action: CatalogController.newWindow, input: "n",
          modifierFlags: .command)
      ]
    }
  }
}
