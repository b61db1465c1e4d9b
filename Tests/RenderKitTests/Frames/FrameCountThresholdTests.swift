import AllocationCounter
import CountThresholds
import LayerScenes
import PlatformKit
import SceneNumbers
import Testing

@testable import RenderKit

/// The benchmarks' scenes in things counted; times are `scripts/bench`'s business.
@Suite struct FrameCountThresholdTests {
  private static let window = SceneWindow(width: 1280, height: 800, scale: 1)

  private static let scenes: [@Sendable () -> BenchmarkScene] = [
    { .cards(window) },
    { .mover(window, still: 100) },
    { .mover(window, still: 10_000) },
    { .rows(window) },
    { .whiteCards(window, castShadows: true) },
    { .tiles(window) },
    { .redrawnPart(window) },
    { .scrollingCard(window) },
    { .blurringBar(window) },
    { .moverOverBlur(window) },
  ]

  @Test(arguments: scenes.indices)
  func `no frame of a scene costs more than it did`(index: Int) throws {
    let scene = Self.scenes[index]()
    var run = FrameRun(scene, Self.window)
    for frame in 1...12 { run.show(frame, isCounted: frame > 4) }
    try CountThreshold(scene.name).expect(atMost: run.most)
  }
}

/// Frames of a scene made on this thread, so that what they allocate can be counted.
private struct FrameRun {
  /// The most of everything that any counted frame has cost.
  private(set) var most: [String: Int] = [:]
  private let scene: BenchmarkScene
  private let mailbox = PacketMailbox()
  private let statistics = FrameStatistics()
  private let pipeline: FramePipeline
  private let start = HostTime(seconds: 1)

  init(_ scene: BenchmarkScene, _ window: SceneWindow) {
    self.scene = scene
    pipeline = FramePipeline(
      inbox: FeedbackInbox(), mailbox: mailbox, statistics: statistics, workers: 1)
    render(scene.beginning(in: window, at: start))
  }

  mutating func show(_ frame: Int, isCounted: Bool) {
    let packet = scene.change(for: frame, at: start)
    let before = allocations_on_this_thread()
    render(packet)
    let after = allocations_on_this_thread()
    guard isCounted else { return }
    most.merge(statistics.last.costs, uniquingKeysWith: max)
    most.merge(["allocations": Int(after - before)], uniquingKeysWith: max)
  }

  private func render(_ packet: CommitPacket) {
    _ = mailbox.post(packet)
    pipeline.renderFrame(at: start, now: start) { _ in true }
  }
}

extension FrameCounts {
  /// What costs, by name; frames themselves are not counted.
  var costs: [String: Int] {
    [
      "packetsApplied": packetsApplied, "bytesCommitted": bytesCommitted,
      "layersChanged": layersChanged, "layersEvaluated": layersEvaluated,
      "layersVisited": layersVisited, "itemsPlanned": itemsPlanned, "masksMade": masksMade,
      "shadowsBlurred": shadowsBlurred, "bitmapsPainted": bitmapsPainted,
      "pixelsDamaged": pixelsDamaged, "pixelsRepainted": pixelsRepainted,
      "pixelsPainted": pixelsPainted, "pixelsRead": pixelsRead, "cellsBlurred": cellsBlurred,
    ]
  }
}
