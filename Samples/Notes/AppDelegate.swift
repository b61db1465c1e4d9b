import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    window?.rootViewController = Self.makeController()
    window?.makeKeyAndVisible()
    return true
  }

  /// An argument of the program names a single note.
  private static func makeController() -> UIViewController {
    guard let url = NoteStore.named else { return NotesSplitController(folder: .standard) }
    let editor = NotesViewController(document: NoteDocument(fileURL: url), isNew: true)
    let controller = UINavigationController(rootViewController: editor)
    controller.title = "Notes"
    return controller
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    NotesMenus.add(to: builder)
  }
}
