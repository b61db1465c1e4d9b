import Dispatch
import Foundation
import FoundationAdditions
import Synchronization

/// The file of a document: where it is, what is known of it, and the queue on which it is used. Safe on any
/// thread.
final class DocumentFile: Sendable {
  private struct Known {
    var url: URL
    var identity: FileIdentity?
    var modificationDate: Date?
  }

  let queue = DispatchQueue(label: "UIDocument", qos: .userInitiated)
  private let known: Mutex<Known>

  init(_ url: URL) { known = Mutex(Known(url: url)) }

  var url: URL {
    get { known.withLock { $0.url } }
    set { known.withLock { $0.url = newValue } }
  }

  var modificationDate: Date? {
    get { known.withLock { $0.modificationDate } }
    set { known.withLock { $0.modificationDate = newValue } }
  }

  /// The file now is what the document has.
  func adopt(_ identity: FileIdentity?) {
    known.withLock {
      $0.identity = identity
      $0.modificationDate = identity?.modificationDate
    }
  }

  /// Whether the file is not what the document has read or written.
  func isChangedOutside(at url: URL) -> Bool {
    let (own, identity) = known.withLock { ($0.url, $0.identity) }
    guard let identity, url == own else { return false }
    return FileIdentity(at: url) != identity
  }

  /// A name beside the file that none has, for changes that must not be lost.
  func urlBeside() -> URL {
    let (url, stem) = (url, url.deletingPathExtension().lastPathComponent)
    for number in 1... {
      let name = stem + (number == 1 ? " (conflict)" : " (conflict \(number))")
      let new = url.deletingLastPathComponent().appendingPathComponent(name)
        .appendingPathExtension(url.pathExtension)
      if FileIdentity(at: new) == nil { return new }
    }
    return url
  }

  /// Runs on the main thread and waits for it.
  static func onMain(_ body: @MainActor () throws -> Void) rethrows {
    if MainThread.isCurrent { return try MainActor.assumeIsolated(body) }
    try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
  }
}
