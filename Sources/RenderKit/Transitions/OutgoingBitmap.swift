import RasterKit

/// A bitmap of a layer and its sublayers from before a transition.
struct OutgoingBitmap {
  let pixels: PixelBuffer
  /// From the bitmap's pixels to the layer's plane.
  let toPlane: ProjectiveMap
  /// The bitmap's bounds in the layer's plane.
  let box: PlaneRect

  /// Larger bitmaps would take too much memory.
  private static let mostPixels = 16 << 20

  /// Painted at once, on the screen's pixel grid, so that a layer that does not move begins with
  /// exactly the same pixels. nil where nothing is visible or the bitmap would be too large.
  ///
  /// Includes a margin as large as the screen on each side, for parts that slide into view.
  init?(of layer: RenderLayer, rasterCache: RasterCache) {
    guard layer.geometry.isDrawn, let (around, screen) = layer.surroundings else { return nil }
    let map = layer.geometry.map.concatenating(around)
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(screen)
    guard !extent.isEmpty, extent.area <= OutgoingBitmap.mostPixels, let back = map.inverted else {
      return nil
    }
    let corner = AffineMap(translationX: Double(extent.minX), y: Double(extent.minY))
    toPlane = ProjectiveMap(corner).concatenating(back)
    box = back.box(of: PlaneRect(extent))
    let renderer = OffscreenRenderer(rasterCache: rasterCache)
    pixels = renderer.render(layer, .asPlaced, around, extent).pixels
  }
}

extension RenderLayer {
  /// The map from the parent's plane to pixels, and the pixels in and around the surface; nil for a
  /// layer on no surface.
  fileprivate var surroundings: (map: ProjectiveMap, screen: PixelRect)? {
    var map = ProjectiveMap.identity
    for ancestor in ancestors { map = map.concatenating(ancestor.geometry.map) }
    guard let surface = root.surface else { return nil }
    let (width, height) = (surface.size.width, surface.size.height)
    return (map, PixelRect(minX: -width, minY: -height, maxX: 2 * width, maxY: 2 * height))
  }
}
