import Dispatch
import RenderKit
import Synchronization

/// Holds a thread back until the frame that it presented before is going to be shown.
final class FramePacer: Sendable {
  private let isWaiting = Mutex(false)
  private let taken = DispatchSemaphore(value: 0)
  private let patience: DispatchTimeInterval

  /// A window that nobody sees takes no frames; a thread that draws for it goes on at the pace of `patience`.
  init(_ feed: SurfaceFeed, patience: DispatchTimeInterval = .milliseconds(100)) {
    self.patience = patience
    feed.onTaken { [weak self] in self?.frameTaken() }
  }

  func waitForTurn() {
    while isWaiting.withLock({ $0 }) {
      if taken.wait(timeout: .now() + patience) == .timedOut { return }
    }
  }

  /// Called before the frame is handed over.
  func framePresented() { isWaiting.withLock { $0 = true } }

  private func frameTaken() {
    let wasWaiting = isWaiting.withLock { isWaiting in
      defer { isWaiting = false }
      return isWaiting
    }
    if wasWaiting { taken.signal() }
  }
}
