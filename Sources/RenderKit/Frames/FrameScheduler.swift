import Dispatch
import PlatformKit

/// Decides when a frame is made. Used on the render queue only, which is what makes it `Sendable`.
final class FrameScheduler: @unchecked Sendable {
  let shownTime = ShownTime()
  private let queue: DispatchQueue
  private let clock: any HostClock
  private let mailbox: PacketMailbox
  private let pipeline: FramePipeline

  init(
    queue: DispatchQueue, clock: any HostClock, mailbox: PacketMailbox, pipeline: FramePipeline
  ) {
    self.queue = queue
    self.clock = clock
    self.mailbox = mailbox
    self.pipeline = pipeline
  }

  func packetsArrived() { settle() }

  func settle() { pipeline.renderFrame(at: clock.now(), packets: mailbox.takeAll()) }
}
