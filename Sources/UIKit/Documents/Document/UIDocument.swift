public import Foundation
public import FoundationAdditions

/// A document in a file: read, shown, changed, saved by itself, and read again when another program
/// changes the file. Subclasses say what the file's contents are.
///
/// Files are read and written on a queue of the document's own; everything else happens on the main
/// thread. Contents are `Data`: there is no `FileWrapper` on this platform.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  nonisolated let file: DocumentFile
  var changes = DocumentChanges()
  var state: State = .closed
  /// Reads that have not ended; during one, nothing is saved.
  var readsInFlight = 0
  /// Called once, when what is being read was read or could not be.
  var afterReading: [() -> Void] = []
  var savesInFlight = 0
  /// How often saving has failed since it last succeeded.
  var failedSaves = 0
  var autosaveTimer: TimerQueue.QueuedTimer?
  var watch: DocumentWatch?
  var ownUndoManager: UndoManager?
  var undoObservers: UndoObservers?
  /// The application that was current when the document was made, else opened or saved.
  weak var application = UIApplication.running

  /// Makes a document for a file, which need not exist. Nothing is read before `open`. Traps if the
  /// URL is not a file's.
  public init(fileURL url: URL) {
    precondition(url.isFileURL, "UIDocument needs the URL of a file, which \(url) is not")
    file = DocumentFile(url.standardizedFileURL)
    super.init()
  }

  // MARK: Where and what

  /// The file. Another one after `save(to:for:)` with `.forCreating`, or when the file was moved.
  nonisolated open var fileURL: URL { file.url }
  /// The name for people: that of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The type that belongs to the file's extension; nil without one.
  nonisolated open var fileType: String? {
    UTType(filenameExtension: fileURL.pathExtension)?.identifier
  }
  /// When the file was last written, as far as the document knows.
  open var fileModificationDate: Date? {
    get { file.modificationDate }
    set { file.modificationDate = newValue }
  }
  /// Whether the document is open, and what is wrong with it. `stateChangedNotification` tells of
  /// changes.
  open var documentState: State { state }
  /// Always nil: local files are read at once.
  open var progress: Progress? { nil }

  // MARK: Contents

  /// Override it to take the file's contents. Called on the main thread; without an override it traps.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    preconditionFailure(
      "\(type(of: self)) must override load(fromContents:ofType:), or read(from:)")
  }

  /// Override it to give what is to be written, as `Data`. Called on the main thread; without an override
  /// it traps.
  open func contents(forType typeName: String) throws -> Any {
    preconditionFailure("\(type(of: self)) must override contents(forType:)")
  }

  // MARK: Opening and closing

  /// Reads the file. `completionHandler` is called on the main thread. Traps while it is being read.
  open func open(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    begin(completionHandler)
  }

  /// Saves what has changed and closes the document. One that can't be saved stays open; the changes of one
  /// in conflict are saved in a file beside.
  open func close(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    end(completionHandler)
  }

  /// Reads the file again and forgets changes. Traps while it is being read.
  open func revert(
    toContentsOf url: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    readAgain(url, completionHandler)
  }

  /// Called before the user's changes would be lost. Override it to refuse editing.
  open func disableEditing() {}
  /// Called when the user may change the document again.
  open func enableEditing() {}

  // MARK: Changes

  /// What is registered here counts as changes. One is made when first asked for.
  open var undoManager: UndoManager! {
    get { madeUndoManager }
    set { use(newValue) }
  }

  /// Whether there are changes that the file does not have.
  open var hasUnsavedChanges: Bool { changes.isEdited }

  /// Notes a change; it is saved by itself some seconds later.
  open func updateChangeCount(_ change: ChangeKind) { note(change) }

  /// What stands for the present changes, until they are saved.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.token }

  /// The changes that a token stands for are saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    noteSaved(changeCountToken)
  }

  // MARK: Saving

  /// Writes the contents off the main thread, whole or not at all. `completionHandler` is called on the main
  /// thread.
  open func save(
    to url: URL, for saveOperation: SaveOperation,
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    write(to: url, saveOperation, completionHandler)
  }

  /// Saves if there are changes. Called some seconds after a change, when the app goes to the
  /// background and when it ends.
  open func autosave(completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    saveChanges(completionHandler)
  }

  /// The type to write; by default the file's.
  open var savingFileType: String? { fileType }

  /// The extension of a file of this type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    typeName.flatMap { UTType($0) }?.preferredFilenameExtension ?? fileURL.pathExtension
  }

  /// Attributes for the file that is written; none by default.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Writes a new file beside the old one, which it then replaces. Called on the document's queue.
  nonisolated open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    try file.replace(at: url, additionalFileAttributes) { new in
      try writeContents(
        contents, to: new, for: saveOperation,
        originalContentsURL: saveOperation == .forOverwriting ? url : nil)
    }
  }

  /// Writes contents into a new file. Called on the document's queue.
  nonisolated open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    guard let data = contents as? Data else { throw DocumentError.notData }
    try DocumentFile.write(data, to: url)
  }

  /// Reads a file and has its contents loaded. Called on the document's queue.
  nonisolated open func read(from url: URL) throws { try readContents(of: url) }

  /// Runs a block after all that is being read and written, on the document's queue.
  nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    file.queue.async(execute: block)
  }

  // MARK: Errors

  /// The document could not be read or written. Logs it. Override it to tell the user; then call
  /// `finishedHandlingError(_:recovered:)`.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    log(error)
    finishedHandlingError(error, recovered: false)
  }

  /// Called when an error has been handled.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called before the app ends while an error is on screen; never here.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: What other programs do

  /// Another program has written the file. By default it is read again; with changes that are not
  /// saved the document is in conflict instead, and is not saved by itself until it was saved or
  /// reverted by the program.
  open func presentedItemDidChange() { fileDidChange() }

  /// Another program has moved the file, which the document follows.
  open func presentedItemDidMove(to newURL: URL) { fileDidMove(newURL) }

  /// Another program has removed the file. By default the document is closed without being saved; one with
  /// changes is in conflict instead.
  open func accommodatePresentedItemDeletion(
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    fileWasRemoved()
    completionHandler(nil)
  }

  // MARK: Activities

  /// What the user does with the document, to come back to. Kept; no other device is told.
  open var userActivity: NSUserActivity?

  /// Adds the file to an activity. Called by programs only.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
  }

  /// Override it to show what an activity is about.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
}

extension UIDocument: UIUserActivityRestoring {}
