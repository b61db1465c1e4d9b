import CoreGraphics
import RasterKit

/// Where a backdrop layer is, and how it blurs what is beneath it there.
struct BackdropPlace: Equatable {
  let surface: SurfaceID
  /// From the layer's plane to pixels.
  let map: ProjectiveMap
  let grid: BackdropGrid
  /// In cells of the grid.
  let blur: Gaussian
  let adjustment: ColorAdjustment

  /// nil where it shows nothing, and where no pixels are beneath it: in a mask, in a bitmap, in a
  /// transition, in a copy, among layers in one 3D space.
  init?(_ layer: RenderLayer) {
    guard let backdrop = layer.shown.kind as? BackdropSnapshot, backdrop.isVisible,
      let chain = layer.chainOverSurface, let surface = chain[chain.count - 1].surface
    else { return nil }
    var (map, clip) = (ProjectiveMap.identity, PixelRect(size: surface.size))
    for (index, node) in chain.enumerated().reversed() {
      map = node.geometry.map.concatenating(map)
      guard index == 0 || node.geometry.clipsSublayers else { continue }
      clip = clip.intersection(map.pixelExtent(of: node.geometry.bounds))
    }
    guard map.isDrawable, !clip.isEmpty else { return nil }
    let sigma = BackdropPlace.sigma(
      Double(backdrop.radius) * map.pixelsPerPoint(in: layer.geometry.bounds))
    grid = BackdropGrid(clip, sigma: sigma, in: surface.size)
    self.surface = surface.id
    self.map = map
    blur = Gaussian(sigma: sigma / Double(grid.cell))
    adjustment = backdrop.adjustment
  }

  /// In pixels; what is beneath a larger one would look even anyway.
  private static func sigma(_ wanted: Double) -> Double { wanted > 0 ? min(wanted, 256) : 0 }
}

extension RenderLayer {
  /// The layer and its ancestors up to the root of a surface; nil where one of them is not painted there
  /// as it is, in order.
  var chainOverSurface: [RenderLayer]? {
    var chain: [RenderLayer] = []
    var next: RenderLayer? = self
    while let layer = next {
      guard layer.isPaintedInOrder, chain.last.map({ $0 !== layer.mask }) != false else {
        return nil
      }
      chain.append(layer)
      next = layer.surface == nil ? layer.parent : nil
    }
    return chain[chain.count - 1].surface == nil ? nil : chain
  }

  private var isPaintedInOrder: Bool {
    geometry.isDrawn && geometry.flattens && geometry.bitmapScale == 0 && transition == nil
      && !isInstance
  }
}
