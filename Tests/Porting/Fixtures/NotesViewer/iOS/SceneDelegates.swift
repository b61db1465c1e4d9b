import UIKit

/// The window with the list.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? AppDelegate else { return }
        scene.title = "Notes"
        window = UIWindow(windowScene: scene)
        window?.rootViewController = NoteListViewController(store: delegate.store)
        window?.makeKeyAndVisible()
    }
}

/// A window with one note.
class NoteSceneDelegate: UIResponder, UIWindowSceneDelegate {

    static let activityType = "com.example.notes.open"
    static let idKey = "id"

    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene, let delegate = UIApplication.shared.delegate as? AppDelegate,
            let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity,
            let id = (activity.userInfo?[NoteSceneDelegate.idKey] as? String).flatMap(UUID.init(uuidString:)),
            let note = delegate.store.note(with: id)
        else {
            UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
            return
        }
        scene.title = note.title
        scene.userActivity = activity
        session.userInfo = [NoteSceneDelegate.idKey: id.uuidString]
        window = UIWindow(windowScene: scene)
        window?.rootViewController = NoteViewController(store: delegate.store, id: id)
        window?.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}
