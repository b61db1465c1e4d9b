import Dispatch
import RenderKit
import Synchronization

/// Holds a thread back that presented a frame until the display has ticked for it.
final class FramePacer: Sendable {
  /// How long a thread is held back when no turn comes.
  struct Patience: Sendable {
    /// By a window that is seen, whose display ticks: as long as a `CAMetalLayer` waits for a drawable.
    var seen = DispatchTimeInterval.seconds(1)
    /// By a layer that no visible window shows: a thread that draws for it goes on at this pace.
    var unseen = DispatchTimeInterval.milliseconds(100)
  }

  private let feed: SurfaceFeed
  private let patience: Patience
  private let turn = DispatchSemaphore(value: 0)
  private let waiting = Atomic(0)

  init(_ feed: SurfaceFeed, patience: Patience = Patience()) {
    (self.feed, self.patience) = (feed, patience)
    feed.onTurn { [weak self] in self?.turnCame() }
  }

  var threadsWaiting: Int { waiting.load(ordering: .sequentiallyConsistent) }

  func waitForTurn() {
    waiting.add(1, ordering: .sequentiallyConsistent)
    defer { waiting.subtract(1, ordering: .sequentiallyConsistent) }
    while feed.isTurnAwaited {
      let limit = feed.isSeen ? patience.seen : patience.unseen
      if turn.wait(timeout: .now() + limit) == .timedOut { return }
    }
  }

  /// Turns that nobody waits for are not counted.
  private func turnCame() {
    for _ in 0..<threadsWaiting { turn.signal() }
  }
}
