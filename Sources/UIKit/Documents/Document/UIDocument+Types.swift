public import Foundation

extension UIDocument {
  /// Whether a document is open, and what is wrong with it.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    /// It was not opened, or closed since.
    public static let closed = State(rawValue: 1)
    /// The file has other contents than those that were read, and so have the changes.
    public static let inConflict = State(rawValue: 2)
    /// The last try to save failed.
    public static let savingError = State(rawValue: 4)
    /// The user's changes would be lost.
    public static let editingDisabled = State(rawValue: 8)
    /// Never set: local files are read at once.
    public static let progressAvailable = State(rawValue: 16)
  }

  /// What happened to a document.
  public enum ChangeKind: Int, Sendable {
    case done, undone, redone, cleared
  }

  /// Why a document is written.
  public enum SaveOperation: Int, Sendable {
    case forCreating, forOverwriting
  }

  /// Posted on the main thread after `documentState` has changed.
  public nonisolated static let stateChangedNotification = NSNotification.Name(
    "UIDocumentStateChangedNotification")
  /// The key of the file's URL in an activity's `userInfo`.
  public nonisolated static let userActivityURLKey = "UIDocumentUserActivityURLKey"
}

/// Why a document can't be read or written.
enum DocumentError: Error, CustomStringConvertible {
  case notAFile, notData, changedOutside, edited, tooSlow
  case system(call: String, code: Int32)

  var description: String {
    switch self {
    case .notAFile: "it is not a plain file"
    case .notData: "contents(forType:) must return Data on this platform"
    case .changedOutside: "another program has changed the file"
    case .edited: "it has changes that are not saved"
    case .tooSlow: "it takes too long to be saved"
    case .system(let call, let code): "\(call): \(String(cString: strerror(code)))"
    }
  }
}
