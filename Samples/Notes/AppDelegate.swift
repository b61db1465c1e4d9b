import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  /// What the lists of all windows show.
  lazy var folder = NoteFolder(NoteStore.folder)
  /// The single note of the first window, until that is there.
  lazy var named = NoteStore.named

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = NotesSceneDelegate.self
    return configuration
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    NotesMenus.add(to: builder)
  }
}
