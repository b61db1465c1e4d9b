import RasterKit

/// Shadow masks of rounded rectangles, shared by boxes of any size with the same corners and blur;
/// least recently used masks are dropped. Render queue only.
final class BoxShadowCache {
  private struct Entry {
    var mask: ShadowMask
    var lastUse: UInt64
  }

  private var entries: [BoxShadow: Entry] = [:]
  private var clock: UInt64 = 0
  private(set) var bytes = 0
  private let budget: Int
  /// Masks made so far.
  private(set) var misses = 0

  init(budget: Int = 8 << 20) { self.budget = budget }

  /// The mask of a canonical box; nil if it is too large.
  func mask(of box: BoxShadow) -> ShadowMask? {
    clock += 1
    if let index = entries.index(forKey: box) {
      entries.values[index].lastUse = clock
      return entries.values[index].mask
    }
    misses += 1
    guard let mask = box.mask() else { return nil }
    entries[box] = Entry(mask: mask, lastUse: clock)
    bytes += mask.byteCount
    evict()
    return mask
  }

  /// Keeps the newest entry even if it alone is over the budget.
  private func evict() {
    while bytes > budget, entries.count > 1,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      bytes -= oldest.value.mask.byteCount
      entries[oldest.key] = nil
    }
  }
}

extension PixelRect {
  func insetBy(_ distance: Int32) -> PixelRect {
    PixelRect(
      minX: minX &+ distance, minY: minY &+ distance, maxX: maxX &- distance,
      maxY: maxY &- distance)
  }
}
