import Foundation

extension Process {
  /// Calls `body` once, on any thread, when the program has ended. Workaround: Foundation keeps every process that has run,
  /// so the handler is taken from it.
  func whenEnded(_ body: @escaping @Sendable (Process) -> Void) {
    terminationHandler = { process in
      process.terminationHandler = nil
      body(process)
    }
  }
}
