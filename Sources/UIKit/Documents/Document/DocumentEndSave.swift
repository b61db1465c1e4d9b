import Dispatch
import Synchronization

/// A save that the end of the app waits for. Its contents are made on the main thread, which is busy waiting until it
/// is done.
final class DocumentEndSave: Sendable {
  private let document: UIDocument
  private let job: DocumentSave
  /// Nil until it is done; with what was written.
  private let result = Mutex<Result<DocumentSave, any Error>?>(nil)

  /// Nil for a document that can't say what is to be written.
  @MainActor
  init?(_ document: UIDocument) {
    let isInConflict = document.documentState.contains(.inConflict)
    do {
      job = try document.makeSave(
        to: isInConflict ? document.file.urlBeside() : document.fileURL,
        isInConflict ? .forCreating : .forOverwriting)
    } catch {
      document.didFail(error, userInteractionPermitted: false)
      return nil
    }
    self.document = document
  }

  @MainActor
  func begin(in group: DispatchGroup) {
    group.enter()
    document.performAsynchronousFileAccess { [self] in
      let done = Result { try document.performAtEnd(job) }
      result.withLock { $0 = done }
      group.leave()
    }
  }

  /// The app may go on: a logout can be cancelled.
  @MainActor
  func settle() {
    switch result.withLock({ $0 }) {
    case .success(let written)?: document.didSave(written)
    case .failure(let error)?: document.didFail(error, userInteractionPermitted: false)
    case nil: document.log(DocumentError.tooSlow)
    }
  }
}

extension UIDocument {
  /// Changes go beside what another program has just written. Returns what was written.
  fileprivate nonisolated func performAtEnd(_ job: DocumentSave) throws -> DocumentSave {
    do {
      try perform(job)
      return job
    } catch DocumentError.changedOutside {
      let other = beside(job)
      try perform(other)
      return other
    }
  }

  private nonisolated func beside(_ job: DocumentSave) -> DocumentSave {
    DocumentSave(
      url: file.urlBeside(), operation: .forCreating, contents: job.contents,
      attributes: job.attributes, token: job.token, isConditional: false)
  }
}
