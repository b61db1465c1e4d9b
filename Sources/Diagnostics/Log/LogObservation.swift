import Synchronization

/// Observes every line of the log, suppressed or not, until it is released; for tests.
package final class LogObservation: Sendable {
  private static let observers = Mutex<[ObjectIdentifier: @Sendable (LogLine) -> Void]>([:])

  /// `onLine` is called on the thread that logs.
  package init(_ onLine: @escaping @Sendable (LogLine) -> Void) {
    let id = ObjectIdentifier(self)
    LogObservation.observers.withLock { $0[id] = onLine }
  }

  deinit {
    let id = ObjectIdentifier(self)
    LogObservation.observers.withLock { _ = $0.removeValue(forKey: id) }
  }

  static func report(_ line: LogLine) {
    let observers = LogObservation.observers.withLock { Array($0.values) }
    for observer in observers { observer(line) }
  }
}
