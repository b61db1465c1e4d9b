import Dispatch
import Foundation

/// The documents of an application that are open: saved when it goes to the background, when a scene closes
/// and when the app ends. Main thread only.
@MainActor
final class OpenDocuments {
  /// How long the end of the app may wait for files, in seconds; what it changes at the very last has as long again.
  var timeout = 5.0
  /// What is being saved.
  let writes = DispatchGroup()

  private weak var application: UIApplication?
  /// With changes that are not saved; kept until they are, even if the program lets go of them.
  private(set) var edited: [UIDocument] = []

  init(_ application: UIApplication) { self.application = application }

  func changesDidChange(of document: UIDocument) {
    let wasEdited = !edited.isEmpty
    edited.removeAll { $0 === document }
    if document.hasUnsavedChanges, !document.documentState.contains(.closed) {
      edited.append(document)
    }
    if wasEdited == edited.isEmpty { application?.updateTitles() }
  }

  func autosave() {
    for document in edited { document.autosave(completionHandler: nil) }
  }

  /// Saves what has changed before it returns, and waits for what is being saved, or gives up on files that take
  /// too long.
  func saveBeforeEnd() {
    let saves = edited.filter { $0.readsInFlight == 0 }.compactMap { DocumentEndSave($0) }
    for save in saves { save.begin(in: writes) }
    _ = writes.wait(timeout: .now() + timeout)
    for save in saves { save.settle() }
  }
}

extension UIApplication {
  fileprivate func updateTitles() {
    for presence in presences { presence.updateTitle() }
  }

  /// Whether windows show that a document has changes. With several windows it is not known whose they are.
  var showsEditedMark: Bool {
    presences.count { $0.owner == nil } == 1 && !engine.documents.edited.isEmpty
  }
}
