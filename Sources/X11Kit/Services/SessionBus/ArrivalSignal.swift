import Dispatch
import Synchronization

/// Wakes main while it waits for the bus, and only then. Usable from any thread.
final class ArrivalSignal: Sendable {
  private let arrivals = Mutex<DispatchSemaphore?>(nil)

  func signal() { _ = arrivals.withLock { $0?.signal() } }

  /// What main waits on until `end()`.
  func begin() -> DispatchSemaphore {
    let semaphore = DispatchSemaphore(value: 0)
    arrivals.withLock { $0 = semaphore }
    return semaphore
  }

  func end() { arrivals.withLock { $0 = nil } }
}
