import RasterKit

/// A bitmap of a finished layer, or the memory of what painting it anew has cost so far.
final class LayerBitmap {
  /// From the layer's plane to the grid of the pixels.
  private(set) var map = ProjectiveMap.identity
  private(set) var extent = PixelRect.empty
  var pixels: PixelBuffer?
  /// Pixels painted of it, as it is now, without keeping them.
  private var spent = 0

  /// The layer is not what it was.
  func forget() {
    pixels = nil
    spent = 0
  }

  /// The layer is wanted at this place; elsewhere than before, nothing known of it is of use.
  func place(_ map: ProjectiveMap, _ extent: PixelRect) {
    if self.map == map && self.extent == extent { return }
    forget()
    (self.map, self.extent) = (map, extent)
  }

  /// Notes that so many pixels of it are painted; true once all that would have paid for two bitmaps.
  func spend(_ area: Int) -> Bool {
    spent += area
    return spent >= 2 * extent.area
  }

  var byteCount: Int { pixels.map { $0.stride * Int($0.size.height) * 4 } ?? 0 }
}
