import RasterKit

/// A bitmap of a finished layer, or the memory of what painting it anew has cost so far.
final class KeptPicture {
  /// From the layer's plane to the grid of the pixels.
  private(set) var map = PlaneMap.identity
  private(set) var extent = PixelRect.empty
  fileprivate(set) var pixels: PixelBuffer?
  fileprivate var lastUse: UInt64 = 0
  /// Pixels painted of it, as it is now, without keeping them.
  private var spent = 0

  /// The layer is not what it was.
  func forget() {
    pixels = nil
    spent = 0
  }

  /// The layer is wanted at this place; elsewhere than before, nothing known of it is of use.
  func place(_ map: PlaneMap, _ extent: PixelRect) {
    if self.map == map && self.extent == extent { return }
    forget()
    (self.map, self.extent) = (map, extent)
  }

  /// Notes that so many pixels of it are painted; true once all that would have paid for two bitmaps.
  func spend(_ area: Int) -> Bool {
    spent += area
    return spent >= 2 * extent.area
  }

  fileprivate var byteCount: Int { pixels.map { $0.stride * Int($0.size.height) * 4 } ?? 0 }
}

/// Bitmaps of finished layers; beyond the budget the ones unused longest go. Render queue only.
final class PictureCache {
  /// Bytes of all bitmaps together.
  let budget: Int
  /// Whether any layer may have a bitmap, so that changes have to be looked at.
  private(set) var isUsed = false
  private var pictures: [KeptPicture] = []
  private var uses: UInt64 = 0

  init(budget: Int = 64 << 20) { self.budget = budget }

  /// Whether a bitmap of this size may be kept: so that a few of them fit.
  func admits(_ extent: PixelRect) -> Bool { extent.area <= budget / 4 / 4 }

  /// What is known of a layer's bitmap at this place.
  func picture(of layer: RenderLayer, _ map: PlaneMap, _ extent: PixelRect) -> KeptPicture {
    let picture = layer.kept ?? KeptPicture()
    layer.kept = picture
    isUsed = true
    uses += 1
    picture.lastUse = uses
    picture.place(map, extent)
    return picture
  }

  /// Keeps what was painted of a layer, in place of what was not used for longer.
  func keep(_ pixels: PixelBuffer, as picture: KeptPicture) {
    picture.pixels = pixels
    pictures.removeAll { $0 === picture || $0.pixels == nil }
    pictures.append(picture)
    var total = bytesKept
    while total > budget, let oldest = pictures.min(by: { $0.lastUse < $1.lastUse }) {
      total -= oldest.byteCount
      oldest.forget()
      pictures.removeAll { $0 === oldest }
    }
  }

  /// Bytes of all bitmaps kept now.
  var bytesKept: Int { pictures.reduce(0) { $0 + $1.byteCount } }
}
