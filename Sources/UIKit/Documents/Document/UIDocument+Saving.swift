public import Foundation
import FoundationAdditions

extension UIDocument {
  /// The same; returns whether it was written.
  @discardableResult
  public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// The same; returns whether nothing is left to be saved.
  @discardableResult
  public func autosave() async -> Bool {
    await withCheckedContinuation { continuation in
      autosave { continuation.resume(returning: $0) }
    }
  }

  func saveChanges(_ completion: (@MainActor @Sendable (Bool) -> Void)?) {
    cancelAutosave()
    if hasUnsavedChanges, !state.contains(.inConflict), readsInFlight == 0 {
      save(to: fileURL, for: .forOverwriting, completionHandler: completion)
    } else {
      completion?(!hasUnsavedChanges)
    }
  }

  func end(_ completion: (@MainActor @Sendable (Bool) -> Void)?) {
    if state.contains(.closed) { return completion?(true) ?? () }
    let didSave: @MainActor @Sendable (Bool) -> Void = { [self] isSaved in
      if isSaved { leave() }
      completion?(isSaved)
    }
    if state.contains(.inConflict), hasUnsavedChanges {
      save(to: file.urlBeside(), for: .forCreating, completionHandler: didSave)
    } else {
      autosave(completionHandler: didSave)
    }
  }

  func leave() {
    cancelAutosave()
    watch = nil
    setState(.closed)
    application?.engine.documents.changesDidChange(of: self)
  }

  /// Writes off the main thread what `contents(forType:)` gives now.
  func write(
    to url: URL, _ operation: SaveOperation, _ completion: (@MainActor @Sendable (Bool) -> Void)?
  ) {
    application = application ?? UIApplication.shared
    let job: DocumentSave
    do { job = try makeSave(to: url.standardizedFileURL, operation) } catch {
      didFail(error, userInteractionPermitted: true)
      return completion?(false) ?? ()
    }
    savesInFlight += 1
    let writes = application?.engine.documents.writes
    writes?.enter()
    performAsynchronousFileAccess { [self] in
      let result = Result { try perform(job) }
      writes?.leave()
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated {
          savesInFlight -= 1
          finish(job, result)
          completion?((try? result.get()) != nil)
        }
      }
    }
  }

  func makeSave(to url: URL, _ operation: SaveOperation) throws -> DocumentSave {
    DocumentSave(
      url: url, operation: operation, contents: try contents(forType: savingFileType ?? ""),
      attributes: try fileAttributesToWrite(to: url, for: operation),
      token: changeCountToken(for: operation),
      isConditional: operation == .forOverwriting && !state.contains(.inConflict))
  }

  /// On the document's queue.
  nonisolated func perform(_ job: DocumentSave) throws {
    if job.isConditional, file.isChangedOutside(at: job.url) { throw DocumentError.changedOutside }
    try writeContents(
      job.contents, andAttributes: job.attributes, safelyTo: job.url, for: job.operation)
    if job.operation == .forCreating { file.url = job.url }
    if job.url == file.url { file.adopt(FileIdentity(at: job.url)) }
  }

  private func finish(_ job: DocumentSave, _ result: Result<Void, any Error>) {
    switch result {
    case .failure(DocumentError.changedOutside): presentedItemDidChange()
    case .failure(let error): didFail(error, userInteractionPermitted: true)
    case .success: didSave(job)
    }
    watch?.checkIfAsked()
  }

  func didSave(_ job: DocumentSave) {
    failedSaves = 0
    updateChangeCount(withToken: job.token, for: job.operation)
    setState(state.subtracting([.savingError, .inConflict, .closed]))
    join()
  }

  func didFail(_ error: any Error, userInteractionPermitted: Bool) {
    failedSaves += 1
    setState(state.union(.savingError))
    handleError(error, userInteractionPermitted: userInteractionPermitted)
    scheduleAutosave()
  }
}

/// What is to be written where. The contents were made on the main thread for the document's queue.
struct DocumentSave: @unchecked Sendable {
  let url: URL
  let operation: UIDocument.SaveOperation
  let contents: Any
  let attributes: [AnyHashable: Any]
  let token: Any
  /// Whether the file must still be what the document has read or written.
  let isConditional: Bool
}
