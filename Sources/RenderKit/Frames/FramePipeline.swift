import PlatformKit

/// The stages of a frame, in order.
final class FramePipeline {
  private let inbox: FeedbackInbox
  private let statistics: FrameStatistics
  private let workers: Int?

  init(inbox: FeedbackInbox, statistics: FrameStatistics, workers: Int?) {
    self.inbox = inbox
    self.statistics = statistics
    self.workers = workers
  }

  func renderFrame(at time: HostTime, packets: [CommitPacket]) {
    var counts = FrameCounts()
    counts.packetsApplied = packets.count
    statistics.record(counts)
  }
}
