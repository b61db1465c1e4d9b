package import Dispatch
package import PlatformKit
import Synchronization

/// The render side as the rest of the program sees it: packets go in, frames appear on the targets.
///
/// One serial queue owns the render tree and everything below it. No call here waits for main, and
/// only `synchronize` waits for a frame under way on the queue.
package final class RenderServer: Sendable {
  /// The queue all present targets and frame clocks are used on.
  package let queue: DispatchQueue
  package let statistics = FrameStatistics()
  private let clock: any HostClock
  private let mailbox = PacketMailbox()
  private let scheduler: FrameScheduler

  /// `workers` is the number of threads a frame may be painted by; nil means one for each core.
  package init(clock: any HostClock, inbox: FeedbackInbox, workers: Int? = nil) {
    self.clock = clock
    queue = DispatchQueue(label: "casement.render", qos: .userInteractive)
    scheduler = FrameScheduler(
      queue: queue, clock: clock, mailbox: mailbox,
      pipeline: FramePipeline(
        inbox: inbox, mailbox: mailbox, statistics: statistics, workers: workers, owner: queue))
  }

  /// Hands over one transaction; callable from any thread.
  ///
  /// A window with nothing in flight shows it right away, any other with its next frame. A thread that is
  /// lent takes its turn on the queue to make that frame, while such frames are small and none is being
  /// made: waking another thread costs more. Otherwise this returns at once.
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

  /// The time of the frame on the screen while something animates, and the present moment otherwise.
  package var shownTime: HostTime { scheduler.shownTime.load() ?? clock.now() }
}
