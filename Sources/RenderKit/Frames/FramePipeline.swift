// Walk 15: the frame. In: a time, committed packets. Out: frames on every surface that is due.
// Next: RenderTree/RenderTree+Apply.

import Diagnostics
import Dispatch
import PlatformKit
import RasterKit

/// The stages of a frame, in order. Render queue only.
final class FramePipeline {
  let tree: RenderTree
  private let mailbox: PacketMailbox
  private let statistics: FrameStatistics
  private let planner: FramePlanner
  private let painter: FramePainter
  private let backdropReader: BackdropReader
  private let flash = FlashUpdates()
  private var plan = FramePlan()
  /// The queue frames are made on; nil where there is none.
  private let owner: DispatchQueue?

  init(
    inbox: FeedbackInbox, mailbox: PacketMailbox, statistics: FrameStatistics, workers: Int?,
    owner: DispatchQueue? = nil
  ) {
    tree = RenderTree(inbox: inbox, owner: owner)
    planner = FramePlanner(rasterCache: tree.rasterCache)
    painter = FramePainter(workers: workers)
    backdropReader = BackdropReader(planner, painter)
    self.mailbox = mailbox
    self.statistics = statistics
    self.owner = owner
  }

  /// Advances the tree to `time` and paints the surfaces that may have a frame `now`.
  @discardableResult
  func renderFrame(
    at time: HostTime, now: HostTime, mayPaint: (RenderSurface) -> Bool
  ) -> FrameCounts {
    RenderQueue.require(owner)
    let span = FrameTrace.begin("Frame", on: .render)
    var counts = FrameCounts()
    trace(.apply, &counts) { applyPackets(&$0) }
    for surface in tree.surfaces { surface.turns.giveIfDue() }
    trace(.evaluate, &counts) { $0.layersEvaluated = tree.evaluate(at: time) }
    trace(.damage, &counts) { $0.layersChanged = tree.trackDamage() }
    for surface in tree.surfaces where surface.wantsFrame && mayPaint(surface) {
      show(surface, at: now, &counts)
    }
    statistics.record(counts)
    span?.end([("presented", counts.framesPresented), ("skipped", counts.framesSkipped)])
    return counts
  }

  private func applyPackets(_ counts: inout FrameCounts) {
    for packet in mailbox.takeAll() {
      tree.apply(packet)
      counts.packetsApplied += 1
      counts.bytesCommitted += packet.byteCount
    }
  }

  private func show(_ surface: RenderSurface, at now: HostTime, _ counts: inout FrameCounts) {
    guard let buffer = surface.acquire() else { return counts.framesSkipped += 1 }
    let staleRegion =
      surface.isVisible ? surface.damage.staleRegion(buffer.identity) : PixelRegion()
    let interval = surface.clock.interval
    readBackdrops(of: surface, &counts)
    trace(.plan, &counts) { planner.plan(surface, repainting: staleRegion, into: &plan, &$0) }
    trace(.cull, &counts) { OcclusionCuller.cull(&plan, &$0) }
    trace(.paint, &counts) { painter.paint(plan, into: buffer.pixels, interval: interval, &$0) }
    trace(.present, &counts) { present(buffer, on: surface, at: now, &$0) }
    // Pictures that others made go back to them as soon as they are not shown.
    plan.removeAll()
  }

  private func readBackdrops(of surface: RenderSurface, _ counts: inout FrameCounts) {
    guard surface.isVisible, !tree.backdrops.isEmpty else { return }
    trace(.backdrops, &counts) { backdropReader.read(beneath: tree.backdrops, on: surface, &$0) }
  }

  private func present(
    _ buffer: PresentBuffer, on surface: RenderSurface, at now: HostTime,
    _ counts: inout FrameCounts
  ) {
    counts.pixelsDamaged += surface.damage.onScreen.area
    counts.framesPresented += 1
    let marks = flash.mark(surface.damage.onScreen, on: buffer.pixels)
    surface.present(buffer, at: now)
    surface.damage.markStale(buffer.identity, marks)
  }
}
