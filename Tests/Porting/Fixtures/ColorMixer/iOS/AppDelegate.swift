#if canImport(UIKit)
    import UIKit
#endif

@UIApplicationMain
public class AppDelegate: UIResponder, UIApplicationDelegate {

    public var window: UIWindow?

    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        let bounds = UIScreen.main.bounds
        window = UIWindow(frame: bounds)
        #if os(iOS)
            window?.rootViewController = MixerViewController()
        #endif
        return true
    }

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        window?.makeKeyAndVisible()
        return true
    }
}
