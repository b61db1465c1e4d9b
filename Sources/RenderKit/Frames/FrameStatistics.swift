import Synchronization

/// What one frame, or many of them, cost in things counted rather than timed.
package struct FrameCounts: Hashable, Sendable {
  package var packetsApplied = 0
  /// What the packets handed over, about.
  package var bytesCommitted = 0
  /// Layers whose state a packet or an animation changed.
  package var layersChanged = 0
  /// Layers whose animations were evaluated.
  package var layersEvaluated = 0
  /// Layers the planner looked at.
  package var layersVisited = 0
  package var itemsPlanned = 0
  /// Paths turned into coverage.
  package var masksMade = 0
  /// Planned items that lay wholly under opaque ones.
  package var itemsCulled = 0
  /// Pixels whose picture changed since the frame before.
  package var pixelsDamaged = 0
  /// Pixels repaired in the buffer: the damage and what the buffer lacked from earlier frames.
  package var pixelsRepainted = 0
  /// Pixels written by all items together; the ratio to `pixelsRepainted` is the overdraw.
  package var pixelsPainted = 0
  /// Bitmaps of finished layers that were painted, and ones shown as they were.
  package var bitmapsPainted = 0
  package var bitmapsReused = 0
  /// Masks of shadows made because none of those kept would do.
  package var shadowsBlurred = 0
  /// Smaller copies of images made because they are shown smaller.
  package var mipChainsMade = 0
  package var framesPresented = 0
  /// Frames that were due and found every buffer still being read.
  package var framesSkipped = 0

  package init() {}

  package static func += (sum: inout FrameCounts, frame: FrameCounts) {
    sum.packetsApplied += frame.packetsApplied
    sum.bytesCommitted += frame.bytesCommitted
    sum.layersChanged += frame.layersChanged
    sum.layersEvaluated += frame.layersEvaluated
    sum.layersVisited += frame.layersVisited
    sum.itemsPlanned += frame.itemsPlanned
    sum.masksMade += frame.masksMade
    sum.itemsCulled += frame.itemsCulled
    sum.pixelsDamaged += frame.pixelsDamaged
    sum.pixelsRepainted += frame.pixelsRepainted
    sum.pixelsPainted += frame.pixelsPainted
    sum.bitmapsPainted += frame.bitmapsPainted
    sum.bitmapsReused += frame.bitmapsReused
    sum.shadowsBlurred += frame.shadowsBlurred
    sum.mipChainsMade += frame.mipChainsMade
    sum.framesPresented += frame.framesPresented
    sum.framesSkipped += frame.framesSkipped
  }
}

/// The counts of the last frame that was shown, and of all that was done; written on the render queue, read anywhere.
package final class FrameStatistics: Sendable {
  private struct State {
    var last = FrameCounts()
    var total = FrameCounts()
  }

  private let state = Mutex(State())

  package init() {}

  package var last: FrameCounts { state.withLock { $0.last } }
  package var total: FrameCounts { state.withLock { $0.total } }

  package func record(_ frame: FrameCounts) {
    state.withLock { state in
      if frame.framesPresented > 0 { state.last = frame }
      state.total += frame
    }
  }
}
