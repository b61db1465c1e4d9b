import RasterKit

/// Bitmaps of finished layers; over budget, the least recently used are dropped. Render queue only.
final class RasterCache {
  /// In bytes, for all bitmaps together.
  let budget: Int
  /// Whether any layer may have a bitmap, so that changes must be checked against them.
  private(set) var isUsed = false
  private var bitmaps: [LayerBitmap] = []
  private var uses: UInt64 = 0

  init(budget: Int = 64 << 20) { self.budget = budget }

  /// Whether a bitmap of this size may be cached: several must fit into the budget.
  func admits(_ extent: PixelRect) -> Bool { extent.area <= budget / 4 / 4 }

  /// The cache entry of a layer at this place.
  func bitmap(of layer: RenderLayer, _ map: ProjectiveMap, _ extent: PixelRect) -> LayerBitmap {
    let bitmap = layer.bitmap ?? LayerBitmap()
    layer.bitmap = bitmap
    isUsed = true
    uses += 1
    bitmap.lastUse = uses
    bitmap.place(map, extent)
    return bitmap
  }

  /// Stores the painted pixels and drops the least recently used bitmaps.
  func keep(_ pixels: PixelBuffer, as bitmap: LayerBitmap) {
    bitmap.pixels = pixels
    bitmaps.removeAll { $0 === bitmap || $0.pixels == nil }
    bitmaps.append(bitmap)
    var total = bytesKept
    while total > budget, let oldest = bitmaps.min(by: { $0.lastUse < $1.lastUse }) {
      total -= oldest.byteCount
      oldest.forget()
      bitmaps.removeAll { $0 === oldest }
    }
  }

  /// Bytes of all cached bitmaps.
  var bytesKept: Int { bitmaps.reduce(0) { $0 + $1.byteCount } }
}
