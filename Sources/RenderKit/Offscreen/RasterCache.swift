import RasterKit

/// Bitmaps of finished layers; beyond the budget the ones unused longest go. Render queue only.
final class RasterCache {
  /// Bytes of all bitmaps together.
  let budget: Int
  /// Whether any layer may have a bitmap, so that changes have to be looked at.
  private(set) var isUsed = false
  private var bitmaps: [LayerBitmap] = []
  private var uses: UInt64 = 0

  init(budget: Int = 64 << 20) { self.budget = budget }

  /// Whether a bitmap of this size may be kept: so that a few of them fit.
  func admits(_ extent: PixelRect) -> Bool { extent.area <= budget / 4 / 4 }

  /// What is known of a layer's bitmap at this place.
  func bitmap(of layer: RenderLayer, _ map: ProjectiveMap, _ extent: PixelRect) -> LayerBitmap {
    let bitmap = layer.bitmap ?? LayerBitmap()
    layer.bitmap = bitmap
    isUsed = true
    uses += 1
    bitmap.lastUse = uses
    bitmap.place(map, extent)
    return bitmap
  }

  /// Keeps what was painted of a layer, in place of what was not used for longer.
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

  /// Bytes of all bitmaps kept now.
  var bytesKept: Int { bitmaps.reduce(0) { $0 + $1.byteCount } }
}
