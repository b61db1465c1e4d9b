import Synchronization

/// Countable costs of one frame or of many.
package struct FrameCounts: Hashable, Sendable {
  package var packetsApplied = 0
  /// Approximate size of the packets.
  package var bytesCommitted = 0
  /// Layers whose state a packet or an animation changed.
  package var layersChanged = 0
  /// Layers whose animations were evaluated.
  package var layersEvaluated = 0
  /// Layers visited by the planner.
  package var layersVisited = 0
  package var itemsPlanned = 0
  /// Paths rasterised to coverage masks.
  package var masksMade = 0
  /// Items completely hidden by opaque ones.
  package var itemsCulled = 0
  /// Pixels that changed since the frame before.
  package var pixelsDamaged = 0
  /// Pixels repainted in the buffer: the damage and what the buffer lacked from earlier frames.
  package var pixelsRepainted = 0
  /// Pixels written by all items; the ratio to `pixelsRepainted` is the overdraw.
  package var pixelsPainted = 0
  /// Layer bitmaps painted, and layer bitmaps reused.
  package var bitmapsPainted = 0
  package var bitmapsReused = 0
  /// Shadow masks made because the cache had none that fits.
  package var shadowsBlurred = 0
  /// Chains of reduced images made for minified images.
  package var mipChainsMade = 0
  /// Pixels painted for backdrops to blur what is beneath them, and the cells of their reduced pictures
  /// that were blurred.
  package var pixelsRead = 0
  package var cellsBlurred = 0
  package var framesPresented = 0
  /// Frames dropped because every buffer was still in use.
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
    sum.pixelsRead += frame.pixelsRead
    sum.cellsBlurred += frame.cellsBlurred
    sum.framesPresented += frame.framesPresented
    sum.framesSkipped += frame.framesSkipped
  }
}

/// The counts of the last presented frame and the totals; written on the render queue, readable
/// from any thread.
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
