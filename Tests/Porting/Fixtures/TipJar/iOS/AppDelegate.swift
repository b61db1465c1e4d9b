import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UIDevice.current.isBatteryMonitoringEnabled = true
        NSLog("started on %@", UIDevice.current.systemName)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = JarViewController(jar: Jar())
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        var task = UIBackgroundTaskIdentifier.invalid
        task = application.beginBackgroundTask {
            application.endBackgroundTask(task)
        }
        UserDefaults.standard.synchronize()
        application.endBackgroundTask(task)
    }
}
