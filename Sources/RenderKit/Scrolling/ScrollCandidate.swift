import CoreGraphics
import RasterKit

/// A layer whose sublayers seem to have all moved by the same distance, so that a frame may move
/// their pixels instead of repainting them.
struct ScrollCandidate {
  let layer: RenderLayer
  /// The layer's placement before the change.
  let place: ScrollGeometry
}

/// The placement of a layer on its surface, if its pixels can be moved.
struct ScrollGeometry {
  /// The layer and its ancestors up to the root, each with the map from its plane to pixels.
  private(set) var chain: [(layer: RenderLayer, map: ProjectiveMap)] = []
  let surface: RenderSurface
  /// The pixels through which the sublayers are visible.
  private(set) var area: PixelRect

  /// nil where an ancestor is faded, rotated, masked or cached as a bitmap, clips between pixel
  /// edges, or has changed as a whole. Where corners are clipped, `area` has them all the same.
  init?(_ layer: RenderLayer) {
    guard layer.showsSublayersAsTheyAre else { return nil }
    chain.append((layer, .identity))
    var below = layer
    for ancestor in layer.ancestors {
      guard ancestor.effect < .scrolled, ancestor.mask !== below, ancestor.showsSublayersAsTheyAre
      else { return nil }
      chain.append((ancestor, .identity))
      below = ancestor
    }
    guard let surface = below.surface else { return nil }
    self.surface = surface
    area = PixelRect(size: surface.size)
    for index in chain.indices.reversed() {
      let geometry = chain[index].layer.geometry
      let around = index + 1 < chain.count ? chain[index + 1].map : .identity
      chain[index].map = geometry.map.concatenating(around)
      guard geometry.clipsSublayers else { continue }
      guard let clip = chain[index].map.wholePixels(of: geometry.bounds) else { return nil }
      area = area.intersection(clip)
    }
    if area.isEmpty { return nil }
  }

  /// From the layer's plane to pixels.
  var map: AffineMap { chain[0].map.numerator }
}

extension ScrollGeometry {
  /// The pixels that everything visible moved by from here to `next`; nil where they are no whole
  /// numbers, or nothing stays visible.
  func way(to next: ScrollGeometry) -> (dx: Int32, dy: Int32)? {
    let (old, new) = (map, next.map)
    guard surface === next.surface, area == next.area, old.a == new.a, old.d == new.d,
      let dx = ScrollGeometry.pixels(new.tx - old.tx, below: area.width),
      let dy = ScrollGeometry.pixels(new.ty - old.ty, below: area.height)
    else { return nil }
    return (dx, dy)
  }

  private static func pixels(_ way: Double, below length: Int32) -> Int32? {
    guard abs(way) < Double(length), abs(way - way.rounded()) < slack else { return nil }
    return Int32(way.rounded())
  }

  /// The possible sum of rounding errors in the maps, in pixels.
  private static let slack = 1e-6
}

extension RenderLayer {
  /// Whether its sublayers are composited directly, without rotation and in its own plane.
  fileprivate var showsSublayersAsTheyAre: Bool {
    let (map, m) = (geometry.map, geometry.map.numerator)
    guard geometry.isDrawn, geometry.flattens, !geometry.hasGroupState, geometry.spread == nil,
      map.isAffine, m.b == 0, m.c == 0, m.a > 0, m.d > 0
    else { return false }
    let isPlain =
      mask == nil && transition == nil && space == nil && kindState?.movesAsPixels != false
      && instances.isEmpty && !isInstance && !model.isUnderlay
    return isPlain && shown.tint == .none
  }
}

extension ProjectiveMap {
  /// The pixels a box fills; nil where its edges are between pixels.
  func wholePixels(of box: PlaneRect) -> PixelRect? {
    let image = self.box(of: box).snapped
    let pixels = image.outwardPixels
    return PlaneRect(pixels) == image ? pixels : nil
  }
}
