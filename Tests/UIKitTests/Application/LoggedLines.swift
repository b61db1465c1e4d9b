import Diagnostics
import Synchronization

/// The lines written to the log while it lives that contain some words, as other tests log too.
final class LoggedLines: Sendable {
  private final class Storage: Sendable {
    let lines = Mutex<[String]>([])
  }

  private let storage: Storage
  private let observation: LogObservation

  init(of category: Log = .application, with words: String) {
    let storage = Storage()
    self.storage = storage
    observation = LogObservation { line in
      guard line.category == category.category, line.message.contains(words) else { return }
      storage.lines.withLock { $0.append(line.message) }
    }
  }

  var all: [String] { storage.lines.withLock { $0 } }
}
