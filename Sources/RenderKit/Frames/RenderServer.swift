package import Dispatch
package import PlatformKit
package import RasterKit
import Synchronization

/// The render side's interface: packets go in, frames appear on the targets.
///
/// One serial queue owns the render tree and everything below it. No call here waits for main; only
/// `synchronize` waits for a frame being made on the queue.
package final class RenderServer: Sendable {
  /// The queue on which all present targets and frame clocks are used.
  package let queue: DispatchQueue
  package let statistics = FrameStatistics()
  private let clock: any HostClock
  private let mailbox = PacketMailbox()
  private let scheduler: FrameScheduler

  /// `workers` is the number of threads that may paint a frame; nil means one for each core.
  package init(clock: any HostClock, inbox: FeedbackInbox, workers: Int? = nil) {
    self.clock = clock
    queue = DispatchQueue(label: "casement.render", qos: .userInteractive)
    let pipeline = FramePipeline(
      inbox: inbox, mailbox: mailbox, statistics: statistics, workers: workers, owner: queue)
    scheduler = FrameScheduler(queue: queue, clock: clock, mailbox: mailbox, pipeline: pipeline)
    pipeline.tree.wake = { [weak self] in
      if let self { self.commit(CommitPacket(time: self.clock.now())) }
    }
  }

  /// Commits one transaction; callable from any thread.
  ///
  /// A window with no frame in flight shows it immediately, others with their next frame. If
  /// `lendsThread`, the calling thread makes the frame itself, as long as such frames are small and
  /// none is being made: waking another thread costs more. Otherwise this returns at once.
  package func commit(_ packet: CommitPacket, lendsThread: Bool = false) {
    guard mailbox.post(packet) else { return }
    if lendsThread && scheduler.isQuick {
      queue.sync { scheduler.packetsArrived() }
    } else {
      queue.async { [scheduler] in scheduler.packetsArrived() }
    }
  }

  /// Waits until everything committed so far is applied and, where a buffer is free, painted.
  package func synchronize() {
    queue.sync { scheduler.renderNow() }
  }

  /// Pixels of a layer and its sublayers as the screen shows them, or will with what has been committed:
  /// with their animations, but without the layer's own position, opacity and filter.
  ///
  /// `map` leads from the layer's plane to the pixels of `bounds`. nil where nothing of it shows there.
  /// Waits for a frame that is being made.
  package func capture(
    _ layer: LayerID, _ map: AffineMap, within bounds: PixelRect
  ) -> OffscreenBitmap? {
    queue.sync { scheduler.capture(layer, map, within: bounds) }
  }

  /// The time of the frame on the screen while something animates, otherwise the current time.
  package var shownTime: HostTime { scheduler.shownTime.load() ?? clock.now() }
}
