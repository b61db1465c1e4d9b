// Walk 20: composite. In: FramePlan, a buffer. Out: the buffer's pixels, right again.
// Next: PlatformKit/Windows/PresentTarget.

import Dispatch
import Foundation
package import RasterKit
import Synchronization

/// Paints plans: on this thread where there is little to do, in horizontal bands over the cores
/// where there is much. Workers sleep when they wait; none of them ever spins.
///
/// Used by one thread at a time; while bands are painted, each worker has a painter of its own. That
/// is what makes it `Sendable`.
package final class FramePainter: @unchecked Sendable {
  private let painters: [BandPainter]
  /// One for each worker but the caller. Serial queues on purpose: the first worker of a global queue
  /// (`concurrentPerform` uses them) starts Dispatch's monitor, a timer that then wakes the process every
  /// second for ever.
  private let queues: [DispatchQueue]

  /// So many pixels take one core a few tenths of a millisecond. For fewer, waking another core costs
  /// more processor time than it saves waiting.
  private static let leastSharedWork = 1_600_000
  private static let bandsPerWorker = 4

  /// `workers` is the most threads to use; nil means one for each core.
  package init(workers: Int? = nil) {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    painters = (0..<min(max(count, 1), 16)).map { _ in BandPainter() }
    queues = painters.indices.dropFirst().map { DispatchQueue(label: "casement.render.band.\($0)") }
  }

  package func paint(
    _ plan: FramePlan, into target: PixelTarget, _ counts: inout FrameCounts
  ) {
    for bitmap in plan.bitmaps { paint(bitmap.plan, into: bitmap.target, &counts) }
    if painters.count == 1 || plan.estimatedWork < FramePainter.leastSharedWork {
      for rect in plan.region.rects {
        counts.pixelsPainted += painters[0].paint(plan, into: target, rect: rect)
      }
    } else {
      counts.pixelsPainted += paintShared(plan, into: target)
    }
  }

  /// Every worker takes the next band that nobody has taken, until none is left.
  private func paintShared(_ plan: FramePlan, into target: PixelTarget) -> Int {
    let bands = FramePainter.bands(
      of: plan.region.bounds, count: painters.count * FramePainter.bandsPerWorker)
    let run = BandRun(plan, target, bands)
    let helpers = DispatchGroup()
    for (queue, painter) in zip(queues, painters.dropFirst()) {
      nonisolated(unsafe) let painter = painter
      queue.async(group: helpers) { run.work(painter) }
    }
    run.work(painters[0])
    helpers.wait()
    return run.pixelsPainted
  }

  static func bands(of bounds: PixelRect, count: Int) -> [PixelRect] {
    let height = Int(bounds.height)
    let rows = max((height + count - 1) / count, 1)
    return stride(from: 0, to: height, by: rows).map { top in
      PixelRect(
        minX: bounds.minX, minY: bounds.minY &+ Int32(top), maxX: bounds.maxX,
        maxY: bounds.minY &+ Int32(min(top + rows, height)))
    }
  }
}

/// The bands of one plan, taken one by one by whichever worker is free.
private final class BandRun: Sendable {
  private let plan: FramePlan
  private let target: PixelTarget
  private let bands: [PixelRect]
  private let next = Atomic<Int>(0)
  private let painted = Atomic<Int>(0)

  init(_ plan: FramePlan, _ target: PixelTarget, _ bands: [PixelRect]) {
    self.plan = plan
    self.target = target
    self.bands = bands
  }

  var pixelsPainted: Int { painted.load(ordering: .relaxed) }

  func work(_ painter: BandPainter) {
    var sum = 0
    while case let band = next.wrappingAdd(1, ordering: .relaxed).oldValue, band < bands.count {
      for rect in plan.region.rects {
        sum += painter.paint(plan, into: target, rect: rect.intersection(bands[band]))
      }
    }
    painted.wrappingAdd(sum, ordering: .relaxed)
  }
}

extension FramePlan {
  /// About how many pixels will be written: what each item has in common with the region, at most.
  var estimatedWork: Int {
    let (bounds, area) = (region.bounds, region.area)
    return items.reduce(0) { $0 + min($1.extent.intersection(bounds).area, area) }
  }
}
