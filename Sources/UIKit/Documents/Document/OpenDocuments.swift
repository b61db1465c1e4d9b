import Dispatch
import Foundation

/// The documents of an application that are open: saved when it goes to the background, when a scene closes
/// and when the app ends. Main thread only.
@MainActor
final class OpenDocuments {
  /// How long the end of the app may wait for files, in seconds.
  private static let timeout = 5.0

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

  /// Saves what has changed before it returns, or gives up on files that take too long.
  func saveBeforeEnd() {
    guard !edited.isEmpty else { return }
    let group = DispatchGroup()
    for document in edited where document.readsInFlight == 0 { save(document, group) }
    _ = group.wait(timeout: .now() + Self.timeout)
  }

  private func save(_ document: UIDocument, _ group: DispatchGroup) {
    let isInConflict = document.documentState.contains(.inConflict)
    let url = isInConflict ? document.file.urlBeside() : document.fileURL
    do {
      let job = try document.makeSave(to: url, isInConflict ? .forCreating : .forOverwriting)
      group.enter()
      document.performAsynchronousFileAccess {
        document.performAtEnd(job)
        group.leave()
      }
    } catch { document.log(error) }
  }
}

extension UIDocument {
  /// Changes go beside what another program has just written.
  fileprivate nonisolated func performAtEnd(_ job: DocumentSave) {
    do {
      do { try perform(job) } catch DocumentError.changedOutside { try perform(beside(job)) }
    } catch { log(error) }
  }

  private nonisolated func beside(_ job: DocumentSave) -> DocumentSave {
    DocumentSave(
      url: file.urlBeside(), operation: .forCreating, contents: job.contents,
      attributes: job.attributes, token: job.token, isConditional: false)
  }
}

extension UIApplication {
  fileprivate func updateTitles() {
    for presence in presences { presence.updateTitle() }
  }

  /// Whether windows show that a document has changes. With several windows it is not known whose they are.
  var showsEditedMark: Bool { presences.count == 1 && !engine.documents.edited.isEmpty }
}
