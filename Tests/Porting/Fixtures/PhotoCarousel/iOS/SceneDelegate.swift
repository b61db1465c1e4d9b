import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.tintColor = .systemOrange
        window?.rootViewController = CarouselViewController(photos: Photo.samples)
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let carousel = window?.rootViewController as? CarouselViewController else { return nil }
        let activity = NSUserActivity(activityType: "com.example.photos.browse")
        activity.addUserInfoEntries(from: ["page": carousel.page])
        return activity
    }
}
