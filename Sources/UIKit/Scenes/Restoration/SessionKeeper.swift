import Foundation
import PlatformKit

/// Keeps an application's scenes for the user's next session, and gives back those of the last one.
///
/// A session manager asks for it, at logouts above all. What was kept is gone once the user ends the program.
@MainActor
final class SessionKeeper {
  private let client: any SessionClient
  private let store: RestorationStore
  /// Those of the last session that have not been taken.
  private var records: [SceneRecord]
  /// The logout has begun, so that whatever ends the program is part of it.
  private var isEnding = false

  init(_ client: any SessionClient, store: RestorationStore) {
    self.client = client
    self.store = store
    records = client.previousIdentifier.map(store.read) ?? []
  }

  func connect() { client.connect() }

  /// The scenes of the last session, once.
  func takeRecords() -> [SceneRecord] {
    defer { records = [] }
    return records
  }

  /// The place of a window that the program makes itself, the oldest first.
  func takeRecord() -> SceneRecord? { records.isEmpty ? nil : records.removeFirst() }

  func handle(_ event: SessionEvent, of application: UIApplication) {
    switch event {
    case .saveYourself(let isEnding):
      self.isEnding = isEnding
      client.saved(hasSucceeded: keep(application))
    case .cancelled: isEnding = false
    case .die:
      isEnding = true
      application.end(status: 0)
    }
  }

  private func keep(_ application: UIApplication) -> Bool {
    if isEnding {
      application.engine.documents.saveBeforeEnd()
    } else {
      application.engine.documents.autosave()
    }
    guard let identifier = client.identifier else { return false }
    for scene in application.scenes { scene.keepRestorationActivity() }
    return store.write(application.scenes.map(SceneRecord.init), for: identifier)
  }

  /// The program ends. If the user has ended it, and not the logout, nothing is to be restored.
  func end(isByUser: Bool) {
    if isByUser, !isEnding, let identifier = client.identifier { store.remove(identifier) }
    client.end()
  }
}

extension UIApplication {
  func handle(_ event: SessionEvent) { engine.sessionKeeper?.handle(event, of: self) }

  /// Connects the scenes of the user's last session; false if there are none. The first gets the options.
  func restoreScenes(_ options: UIScene.ConnectionOptions) -> Bool {
    let records = engine.sessionKeeper?.takeRecords() ?? []
    let kept = supportsMultipleScenes ? records : Array(records.prefix(1))
    for (index, record) in kept.enumerated() {
      let session = record.makeSession()
      let options = index == 0 ? options : UIScene.ConnectionOptions()
      if let name = record.configurationName, manifest.hasConfiguration(name, session.role) {
        open(session, UISceneConfiguration(name: name, sessionRole: session.role), options)
      } else {
        open(session, configuration(for: session, options), options)
      }
    }
    return !kept.isEmpty
  }
}

extension SceneManifest {
  fileprivate func hasConfiguration(_ name: String, _ role: UISceneSession.Role) -> Bool {
    configurations.contains { $0.name == name && $0.role == role }
  }
}
