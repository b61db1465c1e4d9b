package import PlatformKit
import Synchronization

/// What the render side has to tell main.
package enum RenderFeedback: Sendable {
  case animationStarted(LayerID, AnimationID)
  /// `finished` is false when it was removed or replaced before its end.
  case animationEnded(LayerID, AnimationID, finished: Bool)
  /// One beat of a surface that wants ticks, after its frame (if any) was handed to the platform.
  case tick(SurfaceID, FrameTick)
}

/// The letterbox from the render queue to main: posts never wait, main drains it once a turn.
package final class FeedbackInbox: Sendable {
  private struct State {
    var posts: [RenderFeedback] = []
    var wake: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  /// `wake` is called on the posting thread when the inbox stops being empty; it must not block.
  package func onPost(_ wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.wake = wake }
  }

  /// Callable from any thread.
  package func post(_ feedback: RenderFeedback) {
    let wake: (@Sendable () -> Void)? = state.withLock { state in
      state.posts.append(feedback)
      return state.posts.count == 1 ? state.wake : nil
    }
    wake?()
  }

  /// Takes everything posted so far, in order.
  package func drain() -> [RenderFeedback] {
    state.withLock { state in
      defer { state.posts = [] }
      return state.posts
    }
  }
}
