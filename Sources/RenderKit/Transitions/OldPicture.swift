import RasterKit

/// What a layer and its sublayers showed when a transition of it began, as pixels.
struct OldPicture {
  let pixels: PixelBuffer
  /// From those pixels to the layer's plane.
  let toPlane: PlaneMap
  /// Around them, in the layer's plane.
  let box: PlaneBox

  /// Half a gigabyte of pictures would be no transition any more.
  private static let mostPixels = 16 << 20

  /// Painted at once, on the pixel grid of the screen, so that a layer that stays where it is begins
  /// with the very pixels it had. nil where there is nothing to see or no end to it.
  ///
  /// As much around the screen is painted as the screen is large, for what slides into view.
  init?(of layer: RenderLayer, pictures: PictureCache) {
    guard layer.geometry.isDrawn, let (around, screen) = layer.surroundings else { return nil }
    let map = layer.geometry.map.concatenating(around)
    let extent = map.pixelExtent(of: layer.geometry.reach).intersection(screen)
    guard !extent.isEmpty, extent.area <= OldPicture.mostPixels, let back = map.inverted else {
      return nil
    }
    pixels = PixelBuffer(size: PixelSize(width: extent.width, height: extent.height))
    let corner = AffineMap(translationX: Double(extent.minX), y: Double(extent.minY))
    toPlane = PlaneMap(corner).concatenating(back)
    box = back.box(of: PlaneBox(extent))
    paint(FramePlanner(pictures: pictures).plan(layer, around, extent), extent)
  }

  private func paint(_ plan: FramePlan, _ extent: PixelRect) {
    var plan = plan
    var counts = FrameCounts()
    OcclusionCuller.cull(&plan, &counts)
    let bitmap = PlanBitmap(
      plan: plan, pixels: pixels, origin: PixelPoint(x: extent.minX, y: extent.minY))
    FramePainter(workers: 1).paint(bitmap.plan, into: bitmap.target, &counts)
  }
}

extension RenderLayer {
  /// The map from the parent's plane to pixels, and the pixels in and around the surface; nil for
  /// what is on no surface.
  fileprivate var surroundings: (map: PlaneMap, screen: PixelRect)? {
    var map = PlaneMap.identity
    var node = self
    while let parent = node.parent {
      map = map.concatenating(parent.geometry.map)
      node = parent
    }
    guard let surface = node.surface else { return nil }
    let (width, height) = (surface.size.width, surface.size.height)
    return (map, PixelRect(minX: -width, minY: -height, maxX: 2 * width, maxY: 2 * height))
  }
}
