import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let controller = AppDelegate.makeController()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 640))
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }

  /// An argument of the program names a single note.
  private static func makeController() -> UIViewController {
    NoteStore.named.map { NotesViewController(store: $0) }
      ?? NotesSplitController(folder: .standard)
  }

  func applicationWillResignActive(_ application: UIApplication) { save() }
  func applicationWillTerminate(_ application: UIApplication) { save() }

  private func save() {
    (controller as? NotesSplitController)?.save()
    (controller as? NotesViewController)?.save()
  }
}
