import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var clock: ClockViewController? { window?.rootViewController as? ClockViewController }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        windowScene.title = "Clock"
        windowScene.sizeRestrictions?.minimumSize = CGSize(width: 240, height: 280)

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = ClockViewController()
        window.makeKeyAndVisible()
        self.window = window
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        clock?.isTicking = true
    }

    func sceneWillResignActive(_ scene: UIScene) {
        clock?.isTicking = false
    }
}
