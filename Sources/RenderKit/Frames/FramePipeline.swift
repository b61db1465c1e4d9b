// Walk 15: the frame. In: a time, committed packets. Out: frames on every surface that is due.
// Next: RenderTree/RenderTree+Apply.

import PlatformKit
import RasterKit

/// The stages of a frame, in order. Render queue only.
final class FramePipeline {
  let tree: RenderTree
  private let mailbox: PacketMailbox
  private let statistics: FrameStatistics
  private let planner: FramePlanner
  private let painter: FramePainter
  private let flash = FlashUpdates()
  private var plan = FramePlan()

  init(inbox: FeedbackInbox, mailbox: PacketMailbox, statistics: FrameStatistics, workers: Int?) {
    tree = RenderTree(inbox: inbox)
    planner = FramePlanner(rasterCache: tree.rasterCache)
    painter = FramePainter(workers: workers)
    self.mailbox = mailbox
    self.statistics = statistics
  }

  /// Advances the tree to `time` and paints the surfaces that may have a frame `now`.
  @discardableResult
  func renderFrame(
    at time: HostTime, now: HostTime, mayPaint: (RenderSurface) -> Bool
  ) -> FrameCounts {
    var counts = FrameCounts()
    for packet in mailbox.takeAll() {
      tree.apply(packet)
      counts.packetsApplied += 1
      counts.bytesCommitted += packet.byteCount
    }
    counts.layersEvaluated = tree.evaluate(at: time)
    counts.layersChanged = tree.trackDamage()
    for surface in tree.surfaces where surface.wantsFrame && mayPaint(surface) {
      show(surface, at: now, &counts)
    }
    statistics.record(counts)
    return counts
  }

  private func show(_ surface: RenderSurface, at now: HostTime, _ counts: inout FrameCounts) {
    guard let buffer = surface.acquire() else { return counts.framesSkipped += 1 }
    let lacking = surface.isVisible ? surface.damage.lacking(buffer.identity) : PixelRegion()
    planner.plan(surface, repainting: lacking, into: &plan, &counts)
    OcclusionCuller.cull(&plan, &counts)
    painter.paint(plan, into: buffer.pixels, &counts)
    counts.pixelsDamaged += surface.damage.onScreen.area
    counts.framesPresented += 1
    let marks = flash.mark(surface.damage.onScreen, on: buffer.pixels)
    surface.present(buffer, at: now)
    surface.damage.spoil(buffer.identity, marks)
  }
}
