import Dispatch
import PlatformKit
import Testing

@testable import RenderKit

/// What belongs to the render queue refuses to be used elsewhere.
struct RenderQueueTests {
  fileprivate static func pipeline(_ owner: DispatchQueue?) -> FramePipeline {
    FramePipeline(
      inbox: FeedbackInbox(), mailbox: PacketMailbox(), statistics: FrameStatistics(), workers: 1,
      owner: owner)
  }

  @Test func offItsQueueTheTreeTakesNoPacket() async {
    await #expect(processExitsWith: .failure) {
      let queue = DispatchQueue(label: "render")
      RenderTree(inbox: FeedbackInbox(), owner: queue)
        .apply(CommitPacket(time: HostTime(seconds: 0)))
    }
  }

  @Test func offItsQueueNoFrameIsMade() async {
    await #expect(processExitsWith: .failure) {
      let pipeline = RenderQueueTests.pipeline(DispatchQueue(label: "render"))
      let start = HostTime(seconds: 0)
      pipeline.renderFrame(at: start, now: start) { _ in true }
    }
  }

  @Test func offItsQueueTheSchedulerHearsOfNoPackets() async {
    await #expect(processExitsWith: .failure) {
      let queue = DispatchQueue(label: "render")
      FrameScheduler(
        queue: queue, clock: ManualClock(), mailbox: PacketMailbox(),
        pipeline: RenderQueueTests.pipeline(queue)
      ).packetsArrived()
    }
  }

  @Test func onItsQueueAllOfThemWork() {
    let queue = DispatchQueue(label: "render")
    queue.sync {
      let scheduler = FrameScheduler(
        queue: queue, clock: ManualClock(), mailbox: PacketMailbox(),
        pipeline: RenderQueueTests.pipeline(queue))
      scheduler.packetsArrived()
      scheduler.renderNow()
    }
  }

  @Test func withoutAnOwnerTheTreeIsUsedAnywhere() {
    RenderTree(inbox: FeedbackInbox()).apply(CommitPacket(time: HostTime(seconds: 0)))
  }
}
