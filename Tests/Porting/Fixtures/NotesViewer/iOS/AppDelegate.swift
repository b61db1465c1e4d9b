import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    let store = NoteStore()

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let activity = options.userActivities.first { $0.activityType == NoteSceneDelegate.activityType }
        let configuration = UISceneConfiguration(
            name: activity == nil ? "Default Configuration" : "Note", sessionRole: connectingSceneSession.role)
        if activity != nil {
            configuration.delegateClass = NoteSceneDelegate.self
        }
        return configuration
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
        store.closedSessions += sceneSessions.count
    }
}
