import UIKit

/// A window with all notes, or with a single one, which comes back after a logout.
class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let app = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    window.frame.size = CGSize(width: 1000, height: 700)
    window.rootViewController = makeController(app, session.stateRestorationActivity)
    window.makeKeyAndVisible()
    self.window = window
  }

  private func makeController(
    _ app: AppDelegate, _ activity: NSUserActivity?
  ) -> UIViewController {
    let (named, kept) = (app.named, activity.flatMap { ShownNote($0) })
    app.named = nil
    let single: URL? = if let kept { kept.isAlone ? kept.url : nil } else { named }
    guard let single else { return NotesSplitController(folder: app.folder, showing: kept) }
    let editor = NotesViewController(document: NoteDocument(fileURL: single), isNew: true)
    let controller = UINavigationController(rootViewController: editor)
    controller.title = "Notes"
    return controller
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    guard let root = window?.rootViewController, let editor = root.shownEditor else { return nil }
    let split = root as? NotesSplitController
    let note = ShownNote(
      url: editor.document.fileURL, isAlone: split == nil, isOpen: split?.hasOpened ?? true)
    return note.activity
  }

  /// The text is asked for what is to be saved while it is there.
  func sceneDidDisconnect(_ scene: UIScene) { window?.rootViewController?.shownEditor?.close() }
}
