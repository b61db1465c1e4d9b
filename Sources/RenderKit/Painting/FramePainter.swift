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

  /// Pixels that cost about as much to paint as to wake another core.
  private static let leastSharedWork = 150_000
  private static let bandsPerWorker = 4

  /// `workers` is the most threads to use; nil means one for each core.
  package init(workers: Int? = nil) {
    let count = workers ?? ProcessInfo.processInfo.activeProcessorCount
    painters = (0..<min(max(count, 1), 16)).map { _ in BandPainter() }
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
    let next = Atomic<Int>(0)
    let painted = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: painters.count) { worker in
      var sum = 0
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if band >= bands.count { break }
        for rect in plan.region.rects {
          let part = rect.intersection(bands[band])
          sum += painters[worker].paint(plan, into: target, rect: part)
        }
      }
      painted.wrappingAdd(sum, ordering: .relaxed)
    }
    return painted.load(ordering: .relaxed)
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

extension FramePlan {
  /// About how many pixels will be written: what each item has in common with the region, at most.
  var estimatedWork: Int {
    let (bounds, area) = (region.bounds, region.area)
    return items.reduce(0) { $0 + min($1.extent.intersection(bounds).area, area) }
  }
}
