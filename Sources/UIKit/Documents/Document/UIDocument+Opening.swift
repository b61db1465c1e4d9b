import Diagnostics
import Foundation
import FoundationAdditions

extension UIDocument {
  /// The same; returns whether it could be read.
  @discardableResult
  public func open() async -> Bool {
    await withCheckedContinuation { continuation in
      open(completionHandler: { continuation.resume(returning: $0) })
    }
  }

  /// The same; returns whether it is closed.
  @discardableResult
  public func close() async -> Bool {
    await withCheckedContinuation { continuation in
      close { continuation.resume(returning: $0) }
    }
  }

  /// The same; returns whether it could be read.
  @discardableResult
  public func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }

  func begin(_ completion: (@MainActor @Sendable (Bool) -> Void)?) {
    startReading(fileURL) { [self] error in
      if error == nil { didOpen() }
      completion?(error == nil)
    }
  }

  func readAgain(_ url: URL, _ completion: (@MainActor @Sendable (Bool) -> Void)?) {
    disableEditing()
    setState(state.union(.editingDisabled))
    startReading(url) { [self] error in
      if error == nil {
        ownUndoManager?.removeAllActions()
        changes.note(.cleared)
        changesDidChange()
      }
      let solved: State = error == nil ? [.inConflict, .savingError] : []
      setState(state.subtracting(solved).subtracting(.editingDisabled))
      enableEditing()
      completion?(error == nil)
    }
  }

  func didOpen() {
    // Who is told of the state may make changes.
    changes.note(.cleared)
    setState(state.subtracting([.closed, .savingError, .inConflict]))
    join()
  }

  /// Watches the file.
  func join() {
    let application = application ?? UIApplication.shared
    self.application = application
    if watch == nil { watch = DocumentWatch(self, application.engine) }
    watch?.follow(fileURL)
  }

  func setState(_ new: State) {
    guard new != state else { return }
    state = new
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }

  nonisolated func log(_ error: any Error) {
    Log.application.write("\(fileURL.path): \(error)")
  }
}

// Reading.
extension UIDocument {
  private func startReading(
    _ url: URL, _ completion: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    precondition(
      readsInFlight == 0,
      "attempt to open or revert a document that already has an open or revert operation in flight: "
        + "\(fileURL.path)")
    application = application ?? UIApplication.shared
    readsInFlight += 1
    performAsynchronousFileAccess { [self] in
      let result = Result { try read(from: url) }
      let identity = FileIdentity(at: file.url)
      DispatchQueue.main.async { [self] in
        MainActor.assumeIsolated { didRead(result, identity, completion) }
      }
    }
  }

  private func didRead(
    _ result: Result<Void, any Error>, _ identity: FileIdentity?,
    _ completion: @MainActor @Sendable ((any Error)?) -> Void
  ) {
    readsInFlight -= 1
    switch result {
    case .success:
      file.adopt(identity)
      completion(nil)
    case .failure(DocumentError.edited):
      setState(state.union(.inConflict))
      completion(DocumentError.edited)
    case .failure(let error):
      handleError(error, userInteractionPermitted: true)
      completion(error)
    }
    let waiting = afterReading
    afterReading = []
    for handler in waiting { handler() }
    watch?.checkIfAsked()
  }

  /// On the document's queue; the contents are loaded on the main thread.
  nonisolated func readContents(of url: URL) throws {
    let data = try DocumentFile.contents(of: url)
    let type = UTType(filenameExtension: url.pathExtension)?.identifier
    try DocumentFile.onMain { [self] in
      if watch?.isReloading == true, hasUnsavedChanges { throw DocumentError.edited }
      try load(fromContents: data, ofType: type)
    }
  }
}
