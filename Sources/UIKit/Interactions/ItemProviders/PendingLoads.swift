import Foundation
import Synchronization

/// Counts the loads of some item providers that have begun and not ended. Usable from any thread.
final class PendingLoads: Sendable {
  private struct State {
    var count = 0
    var whenNone: (@MainActor @Sendable () -> Void)?
  }

  private let state = Mutex(State())

  func begin() { state.withLock { $0.count += 1 } }

  func end() {
    let done = state.withLock { state in
      state.count -= 1
      return Self.takeIfNone(&state)
    }
    if let done { DispatchQueue.main.async { done() } }
  }

  /// Calls back once, on the main thread, when there is none: at once, or later.
  @MainActor
  func whenNone(_ body: @escaping @MainActor @Sendable () -> Void) {
    let done = state.withLock { state in
      state.whenNone = body
      return Self.takeIfNone(&state)
    }
    done?()
  }

  private static func takeIfNone(_ state: inout State) -> (@MainActor @Sendable () -> Void)? {
    guard state.count == 0 else { return nil }
    defer { state.whenNone = nil }
    return state.whenNone
  }
}
