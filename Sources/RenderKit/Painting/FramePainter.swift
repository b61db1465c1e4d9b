// Walk 20: composite. In: FramePlan, a buffer. Out: the buffer's pixels, right again.
// Next: PlatformKit/Windows/PresentTarget.

import Diagnostics
import Dispatch
import Foundation
package import RasterKit
import Synchronization

/// Paints plans: those that one core paints well within the frame's time on this thread, others in
/// horizontal bands on all cores. Waiting workers sleep; none of them spins.
///
/// `Sendable` because one thread at a time uses it, and each worker has its own band painter.
package final class FramePainter: @unchecked Sendable {
  private let workers: Int?
  private let painter = BandPainter()
  /// One for each worker but the caller. Workaround: serial queues, because the first worker of a
  /// global queue (which `concurrentPerform` uses) starts Dispatch's monitor, a timer that then
  /// wakes the process every second forever. Created by the first frame that needs them, because
  /// counting the cores reads files.
  private lazy var helpers = makeHelpers()

  /// This many pixels take one core a few tenths of a millisecond. For fewer, waking another core
  /// costs more processor time than it saves.
  private static let leastSharedPixels = 1_600_000
  /// A core paints about 1,000 million solid pixels a second, or 400 million of scaled images.
  private static let surePixelsPerSecond = 250_000_000.0
  private static let bandsPerWorker = 4

  /// `workers` is the most threads to use; nil means one for each core.
  package init(workers: Int? = nil) { self.workers = workers }

  /// `interval` is the time in seconds from one tick to the next.
  package func paint(
    _ plan: FramePlan, into target: PixelTarget, interval: Double = 0,
    _ counts: inout FrameCounts
  ) {
    for work in plan.offscreenWork { paint(work.plan, into: work.bitmap.target, &counts) }
    if plan.estimatedWork < FramePainter.leastSharedWork(interval: interval) || helpers.isEmpty {
      for rect in plan.region.rects {
        counts.pixelsPainted += painter.paint(plan, into: target, rect: rect)
      }
    } else {
      counts.pixelsPainted += paintShared(plan, into: target)
    }
  }

  /// The least work that is shared. One core alone takes less processor time, because nobody is woken
  /// and the other's caches keep their contents, and what it finishes well before the next tick is
  /// shown no later.
  static func leastSharedWork(interval: Double) -> Int {
    max(leastSharedPixels, Int(min(interval, 1) * surePixelsPerSecond))
  }

  /// Every worker takes the next free band until none is left.
  private func paintShared(_ plan: FramePlan, into target: PixelTarget) -> Int {
    let bands = FramePainter.bands(
      of: plan.region.bounds, count: (helpers.count + 1) * FramePainter.bandsPerWorker)
    let run = BandRun(plan, target, bands)
    let group = DispatchGroup()
    for (index, (queue, painter)) in helpers.enumerated() {
      nonisolated(unsafe) let painter = painter
      queue.async(group: group) { run.work(painter, number: index + 1) }
    }
    run.work(painter, number: 0)
    group.wait()
    return run.pixelsPainted
  }

  private func makeHelpers() -> [(queue: DispatchQueue, painter: BandPainter)] {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    return (1..<min(max(count, 1), 16)).map {
      (DispatchQueue(label: "casement.render.band.\($0)"), BandPainter())
    }
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

/// The bands of one plan, each taken by whichever worker is free.
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

  /// `number` is the worker's in the frame trace.
  func work(_ painter: BandPainter, number: Int) {
    var sum = 0
    while case let band = next.wrappingAdd(1, ordering: .relaxed).oldValue, band < bands.count {
      let span = FrameTrace.begin("Band", on: .worker(number))
      let pixels = plan.region.rects.reduce(0) {
        $0 + painter.paint(plan, into: target, rect: $1.intersection(bands[band]))
      }
      span?.end([("band", band), ("pixels", pixels)])
      sum += pixels
    }
    painted.wrappingAdd(sum, ordering: .relaxed)
  }
}

extension FramePlan {
  /// An upper bound of the pixels written: each item's extent within the region.
  var estimatedWork: Int {
    let (bounds, area) = (region.bounds, region.area)
    return items.reduce(0) { $0 + min($1.extent.intersection(bounds).area, area) }
  }
}
