package import PlatformKit
import Synchronization

/// A message from the render side to main.
package enum RenderFeedback: Sendable {
  case animationStarted(LayerID, AnimationID)
  /// `finished` is false when it was removed or replaced before its end.
  case animationEnded(LayerID, AnimationID, finished: Bool)
  /// One tick of a surface that wants ticks, after its frame (if any) was handed to the platform.
  case tick(SurfaceID, FrameTick)
}

/// The queue of messages from the render queue to main: posting never waits, main drains it once a
/// turn.
package final class FeedbackInbox: Sendable {
  private struct State {
    var posts: [RenderFeedback] = []
    var wake: (@Sendable () -> Void)?
    /// Whether main knows that there is something to drain.
    var isAnnounced = false
    var isCollected = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets `wake`, which is called on the posting thread for the first message that is to wake main; it
  /// must not block.
  package func onPost(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Callable from any thread. What main need not hear soon waits for a turn that something else
  /// brings about.
  package func post(_ feedback: RenderFeedback, wakes: Bool = true) {
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      state.posts.append(feedback)
      if !wakes || state.isAnnounced { return nil }
      state.isAnnounced = true
      return state.isCollected ? nil : state.wake
    }
    wake?()
  }

  /// Runs `body`, whose messages wake nobody: the caller drains afterwards.
  package func collect(during body: () -> Void) {
    state.withLock { $0.isCollected = true }
    body()
    state.withLock { $0.isCollected = false }
  }

  /// Takes all messages, in order.
  package func drain() -> [RenderFeedback] {
    state.withLock { state in
      defer { (state.posts, state.isAnnounced) = ([], false) }
      return state.posts
    }
  }
}
