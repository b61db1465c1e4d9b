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
    var onTaken: (@Sendable () -> Void)?
    /// How to wake the render side, for each layer that shows the feed.
    var readers: [ObjectIdentifier: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Shows a frame from the next one of the window on. Callable from any thread; never waits.
  package func present(_ frame: SurfaceFrame) {
    replace { state in
      let revision = state.newest.flatMap { state.revision(of: $0, by: frame) }
      state.newest = CGImage(pixels: frame.pixels, revision: revision)
      state.scale = frame.scale
    }
  }

  /// Shows nothing from now on.
  package func clear() { replace { $0.newest = nil } }

  /// `body` is called on the render queue when the newest frame is going to be painted; it must not
  /// block. While no visible window shows the layer it is not called, so who waits for it makes no
  /// frames that nobody sees.
  package func onTaken(_ body: (@Sendable () -> Void)?) {
    let old = state.withLock { state in
      defer { state.onTaken = body }
      return state.onTaken
    }
    _ = old
  }

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
    for wake in readers { wake() }
    _ = old
  }
}

extension SurfaceFeed.State {
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
    state.withLock { $0.readers[reader] = wake }
  }

  func remove(_ reader: ObjectIdentifier) {
    state.withLock { _ = $0.readers.removeValue(forKey: reader) }
  }

  /// Whether the newest picture is another than the one shown. Each of several readers takes it.
  func hasNews(since shown: CGImage?) -> Bool {
    state.withLock { !$0.isTaken || $0.newest !== shown }
  }

  var picture: Picture { state.withLock { Picture(image: $0.newest, scale: $0.scale) } }

  /// The newest picture, which is going to be painted.
  func take() -> Picture {
    let (picture, onTaken) = state.withLock { state in
      state.isTaken = true
      return (Picture(image: state.newest, scale: state.scale), state.onTaken)
    }
    onTaken?()
    return picture
  }
}
