import Dispatch
import FoundationAdditions

extension DispatchQueue {
  /// Runs at once on the main thread, or else there soon. For the main queue.
  func runAtOnceOnMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { body() }
    } else {
      self.async { MainActor.assumeIsolated { body() } }
    }
  }
}
