import Diagnostics
import Synchronization

/// The lines written to the log while it lives.
final class LoggedLines: Sendable {
  private final class Storage: Sendable {
    let lines = Mutex<[String]>([])
  }

  private let storage: Storage
  private let observation: LogObservation

  init(_ category: Log = .application) {
    let storage = Storage()
    self.storage = storage
    observation = LogObservation { line in
      if line.category == category.category { storage.lines.withLock { $0.append(line.message) } }
    }
  }

  var all: [String] { storage.lines.withLock { $0 } }
}
