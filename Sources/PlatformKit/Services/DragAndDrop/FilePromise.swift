import Synchronization

/// A file of this program that is made when another one says where it wants it. Main thread only.
@MainActor
package struct FilePromise {
  /// A name for it, without a folder.
  package var name: String
  /// Makes the file and puts it at the place; the completion is called once, with whether it is there.
  package var save: @MainActor (SavePlace, @escaping @MainActor (Bool) -> Void) -> Void

  package init(
    name: String,
    save: @escaping @MainActor (SavePlace, @escaping @MainActor (Bool) -> Void) -> Void
  ) {
    (self.name, self.save) = (name, save)
  }
}

/// Where a promised file goes, as long as somebody waits for it there. Usable from any thread.
package final class SavePlace: Sendable {
  /// Of the file itself.
  package let path: String
  private let isWanted = Mutex(true)

  package init(_ path: String) { self.path = path }

  /// Returns whether the file may appear there now: once, and not after it was withdrawn.
  package func claim() -> Bool {
    isWanted.withLock { isWanted in
      defer { isWanted = false }
      return isWanted
    }
  }

  /// Nobody waits for the file any more.
  package func withdraw() { isWanted.withLock { $0 = false } }
}

/// What a source has done about the file that it promised.
package enum FilePromiseAnswer: Hashable, Sendable {
  /// It is where it was wanted.
  case saved
  /// The source can't write there; it may be asked for data instead.
  case declined
  /// The source has failed, or has not answered in time.
  case failed
}
