import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var game: GameViewController!

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?)
        -> Bool
    {
        game = GameViewController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window!.backgroundColor = UIColor.black
        window!.rootViewController = game
        window!.makeKeyAndVisible()
        return true
    }
}
