import RasterKit

extension RenderTree {
  /// The finished layer as it was evaluated last, without its position, opacity and filter. `map` leads
  /// from its plane to the pixels of `bounds`; nil where nothing of it shows there.
  func capture(_ id: LayerID, _ map: AffineMap, within bounds: PixelRect) -> OffscreenBitmap? {
    requireQueue()
    guard let layer = layers[id], layer.geometry.isDrawn else { return nil }
    return OffscreenBitmap(of: layer, .finished, map, within: bounds, rasterCache)
  }
}

extension OffscreenBitmap {
  /// nil where nothing is visible.
  init?(
    of layer: RenderLayer, _ part: OffscreenPart, _ map: AffineMap, within bounds: PixelRect,
    _ rasterCache: RasterCache
  ) {
    let map = ProjectiveMap(map)
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(bounds)
    guard map.isDrawable, !extent.isEmpty else { return nil }
    self = OffscreenRenderer(rasterCache: rasterCache).render(layer, part, map, extent)
  }
}
