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
    var isCollected = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Sets `wake`, which is called on the posting thread when the inbox stops being empty; it must
  /// not block.
  package func onPost(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Callable from any thread.
  package func post(_ feedback: RenderFeedback) {
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      state.posts.append(feedback)
      return state.posts.count == 1 && !state.isCollected ? state.wake : nil
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
      defer { state.posts = [] }
      return state.posts
    }
  }
}
