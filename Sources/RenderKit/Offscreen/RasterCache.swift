import RasterKit

/// Bitmaps of finished layers; over budget, the least recently used are dropped. Render queue only.
final class RasterCache {
  /// Whether any layer may have a bitmap, so that changes have to be looked at.
  private(set) var isUsed = false
  private var bitmaps: LRUCache<ObjectIdentifier, LayerBitmap>

  /// `budget` is in bytes of all bitmaps together.
  init(budget: Int = 64 << 20) { bitmaps = LRUCache(budget: budget) }

  /// Whether a bitmap of this size may be kept: so that a few of them fit.
  func admits(_ extent: PixelRect) -> Bool { extent.area <= bitmaps.budget / 4 / 4 }

  /// The cache entry of a layer at this place.
  func bitmap(of layer: RenderLayer, _ map: ProjectiveMap, _ extent: PixelRect) -> LayerBitmap {
    let bitmap = layer.bitmap ?? LayerBitmap()
    layer.bitmap = bitmap
    isUsed = true
    bitmaps.use(ObjectIdentifier(bitmap))
    bitmap.place(map, extent)
    return bitmap
  }

  /// Stores the painted pixels and drops the least recently used bitmaps.
  func keep(_ pixels: PixelBuffer, as bitmap: LayerBitmap) {
    bitmap.pixels = pixels
    bitmaps.removeAll { $0.pixels == nil }
    bitmaps.keep(bitmap, for: ObjectIdentifier(bitmap), cost: bitmap.byteCount) { $0.forget() }
  }
}
