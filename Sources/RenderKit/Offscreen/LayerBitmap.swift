import RasterKit

/// A cached bitmap of a finished layer, or the statistics that decide whether to make one.
final class LayerBitmap {
  /// From the layer's plane to the bitmap's pixel grid.
  private(set) var map = ProjectiveMap.identity
  private(set) var extent = PixelRect.empty
  var pixels: PixelBuffer?
  /// Pixels painted of it, as it is now, without keeping them.
  private var spent = 0

  /// Invalidates the bitmap because the layer changed.
  func forget() {
    pixels = nil
    spent = 0
  }

  /// Notes where the bitmap is needed; a different place invalidates it.
  func place(_ map: ProjectiveMap, _ extent: PixelRect) {
    if self.map == map && self.extent == extent { return }
    forget()
    (self.map, self.extent) = (map, extent)
  }

  /// Notes that so many pixels were painted; true once their total would have paid for two bitmaps.
  func spend(_ area: Int) -> Bool {
    spent += area
    return spent >= 2 * extent.area
  }

  var byteCount: Int { pixels.map { $0.stride * Int($0.size.height) * 4 } ?? 0 }
}
