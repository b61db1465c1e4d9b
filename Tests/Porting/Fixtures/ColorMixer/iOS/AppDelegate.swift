#if canImport(UIKit)
    import UIKit
#endif

@UIApplicationMain
public class AppDelegate: UIResponder, UIApplicationDelegate {

    public var window: UIWindow?

    public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        // The storyboard is loaded by now.
        #if os(iOS)
            window?.tintColor = .systemIndigo
        #endif
        return true
    }

    public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        return window?.rootViewController is MixerViewController
    }
}
