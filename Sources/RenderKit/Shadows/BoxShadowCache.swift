import RasterKit

/// Shadow masks of rounded rectangles, shared by boxes of any size with the same corners and blur;
/// least recently used masks are dropped. Render queue only.
final class BoxShadowCache {
  private var masks: LRUCache<BoxShadow, ShadowMask>
  /// Masks made so far.
  private(set) var misses = 0

  init(budget: Int = 8 << 20) { masks = LRUCache(budget: budget) }

  /// The mask of a canonical box; nil if it is too large.
  func mask(of box: BoxShadow) -> ShadowMask? {
    if let mask = masks.use(box) { return mask }
    misses += 1
    guard let mask = box.mask() else { return nil }
    masks.keep(mask, for: box, cost: mask.byteCount)
    return mask
  }
}

extension PixelRect {
  func insetBy(_ distance: Int32) -> PixelRect {
    PixelRect(
      minX: minX &+ distance, minY: minY &+ distance, maxX: maxX &- distance,
      maxY: maxY &- distance)
  }
}
