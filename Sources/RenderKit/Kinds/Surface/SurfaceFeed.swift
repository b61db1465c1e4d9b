// Walk 13a: frames made by others. In: a finished picture, from any thread. Out: a layer's contents on
// the render queue. Next: SurfaceState, then RenderTree/RenderTree+Damage.

package import CoreGraphics
import RasterKit
import Synchronization

/// The way of a layer's pictures from who makes them to the render queue, past main.
///
/// Only the newest frame is kept: one that nobody took before the next came is released, and its damage
/// is added to the next one's.
package final class SurfaceFeed: Sendable {
  fileprivate struct State {
    var newest: CGImage?
    var scale = 1.0
    var isTaken = true
    /// Whether the maker of the newest picture makes no other before its turn.
    var awaitsTurn = false
    var onTurn: (@Sendable () -> Void)?
    /// One for each layer that shows the feed.
    var readers: [ObjectIdentifier: Reader] = [:]
  }

  fileprivate struct Reader {
    /// Wakes the render side.
    let wake: @Sendable () -> Void
    /// Whether its layer is in a visible window.
    var isSeen = false
  }

  private let state = Mutex(State())

  package init() {}

  /// Shows a frame from the next one of the window on. Callable from any thread; never waits.
  ///
  /// `awaitsTurn` is for a maker that goes on when `isTurnAwaited` is false again.
  package func present(_ frame: SurfaceFrame, awaitsTurn: Bool = false) {
    replace { state in
      if awaitsTurn { state.awaitsTurn = true }
      let revision = state.newest.flatMap { state.revision(of: $0, by: frame) }
      state.newest = CGImage(pixels: frame.pixels, revision: revision)
      state.scale = frame.scale
    }
  }

  /// Shows nothing from now on.
  package func clear() { replace { $0.newest = nil } }

  /// `body` is called when the maker has its turn, on the render queue; it must not block. That is at the
  /// tick of a visible window that shows the layer, once its frame was taken, or when no such window is left.
  package func onTurn(_ body: (@Sendable () -> Void)?) {
    let old = state.withLock { state in
      defer { state.onTurn = body }
      return state.onTurn
    }
    _ = old
  }

  /// Whether a frame was presented whose maker has not had its turn since.
  package var isTurnAwaited: Bool { state.withLock { $0.awaitsTurn } }

  /// Whether a visible window shows the layer, so that turns come with its ticks.
  package var isSeen: Bool { state.withLock { $0.isSeen } }

  /// The last frame, whether or not it is shown already.
  package var newest: CGImage? { state.withLock { $0.newest } }

  /// Wakes the readers once for all frames until one is taken.
  private func replace(_ change: (inout State) -> Void) {
    // What is replaced is released outside of the lock: its maker may call back.
    let (old, readers) = state.withLock { state in
      let old = state.newest
      change(&state)
      let isNews = state.isTaken
      state.isTaken = false
      return (old, isNews ? Array(state.readers.values) : [])
    }
    for reader in readers { reader.wake() }
    _ = old
  }
}

extension SurfaceFeed.State {
  fileprivate var isSeen: Bool { readers.values.contains { $0.isSeen } }

  /// What to call for the maker, whose turn it is; nil where it awaits none.
  fileprivate mutating func takeTurn() -> (@Sendable () -> Void)? {
    defer { awaitsTurn = false }
    return awaitsTurn ? onTurn : nil
  }

  /// nil where every pixel may differ.
  fileprivate func revision(of former: CGImage, by frame: SurfaceFrame) -> ImageRevision? {
    let pixels = frame.pixels
    guard let damage = frame.damage, frame.scale == scale, former.pixels.size == pixels.size,
      former.pixels.isOpaque == pixels.isOpaque
    else { return nil }
    return isTaken
      ? ImageRevision(of: former, in: damage) : ImageRevision(continuing: former, in: damage)
  }
}

/// The render side of it.
extension SurfaceFeed {
  struct Picture {
    var image: CGImage?
    var scale: Double
  }

  func add(_ reader: ObjectIdentifier, wake: @escaping @Sendable () -> Void) {
    state.withLock { $0.readers[reader] = Reader(wake: wake) }
  }

  func remove(_ reader: ObjectIdentifier) {
    changeReaders { _ = $0.removeValue(forKey: reader) }
  }

  /// Whether a reader's layer is in a visible window.
  func setSeen(_ isSeen: Bool, by reader: ObjectIdentifier) {
    changeReaders { $0[reader]?.isSeen = isSeen }
  }

  /// Nobody waits for the ticks of a window that shows the layer no more.
  private func changeReaders(_ change: (inout [ObjectIdentifier: Reader]) -> Void) {
    let onTurn: (@Sendable () -> Void)? = state.withLock { state in
      let wasSeen = state.isSeen
      change(&state.readers)
      return wasSeen && !state.isSeen ? state.takeTurn() : nil
    }
    onTurn?()
  }

  /// Whether the newest picture is another than the one shown. Each of several readers takes it.
  func hasNews(since shown: CGImage?) -> Bool {
    state.withLock { !$0.isTaken || $0.newest !== shown }
  }

  var picture: Picture { state.withLock { Picture(image: $0.newest, scale: $0.scale) } }

  /// The newest picture, which is going to be painted.
  func take() -> Picture {
    state.withLock { state in
      state.isTaken = true
      return Picture(image: state.newest, scale: state.scale)
    }
  }

  /// The tick after a frame was taken has come: its maker may present the next one.
  func giveTurn() {
    let onTurn = state.withLock { state in state.isTaken ? state.takeTurn() : nil }
    onTurn?()
  }
}
