import RasterKit

/// What a layer and its sublayers showed when a transition of it began, as pixels.
struct OutgoingBitmap {
  let pixels: PixelBuffer
  /// From those pixels to the layer's plane.
  let toPlane: ProjectiveMap
  /// Around them, in the layer's plane.
  let box: PlaneBox

  /// Half a gigabyte of bitmaps would be no transition any more.
  private static let mostPixels = 16 << 20

  /// Painted at once, on the pixel grid of the screen, so that a layer that stays where it is begins
  /// with the very pixels it had. nil where there is nothing to see or no end to it.
  ///
  /// As much around the screen is painted as the screen is large, for what slides into view.
  init?(of layer: RenderLayer, rasterCache: RasterCache) {
    guard layer.geometry.isDrawn, let (around, screen) = layer.surroundings else { return nil }
    let map = layer.geometry.map.concatenating(around)
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(screen)
    guard !extent.isEmpty, extent.area <= OutgoingBitmap.mostPixels, let back = map.inverted else {
      return nil
    }
    let corner = AffineMap(translationX: Double(extent.minX), y: Double(extent.minY))
    toPlane = ProjectiveMap(corner).concatenating(back)
    box = back.box(of: PlaneBox(extent))
    let renderer = OffscreenRenderer(rasterCache: rasterCache)
    pixels = renderer.render(layer, .asPlaced, around, extent).pixels
  }
}

extension RenderLayer {
  /// The map from the parent's plane to pixels, and the pixels in and around the surface; nil for
  /// what is on no surface.
  fileprivate var surroundings: (map: ProjectiveMap, screen: PixelRect)? {
    var map = ProjectiveMap.identity
    for ancestor in ancestors { map = map.concatenating(ancestor.geometry.map) }
    guard let surface = root.surface else { return nil }
    let (width, height) = (surface.size.width, surface.size.height)
    return (map, PixelRect(minX: -width, minY: -height, maxX: 2 * width, maxY: 2 * height))
  }
}
