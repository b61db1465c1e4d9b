import RasterKit

/// Collects the pixels a subtree paints: layer by layer where there are few, so that a large clear
/// container with two small sublayers damages only those two; as one rectangle where there are
/// many.
struct DamageCollector {
  let clip: PixelRect
  private(set) var region = PixelRegion()
  /// How many more layers are looked at one by one.
  private var budget = 12

  init(clip: PixelRect) { self.clip = clip }

  mutating func addOwn(_ layer: RenderLayer, in parentMap: ProjectiveMap) {
    let map = layer.geometry.map.concatenating(parentMap)
    add(map.pixelExtent(of: layer.geometry.own))
  }

  mutating func addSubtree(_ layer: RenderLayer, in parentMap: ProjectiveMap) {
    guard layer.geometry.isDrawn else { return }
    let map = layer.geometry.map.concatenating(parentMap)
    let isFilled = layer.geometry.own.contains(layer.geometry.reach)
    let isWhole =
      isFilled || layer.geometry.clipsSublayers || layer.geometry.bitmapScale > 0
      || layer.geometry.spread != nil || layer.transition != nil
    if layer.children.count > budget || isWhole {
      return add(map.pixelExtent(of: layer.geometry.reach))
    }
    budget -= layer.children.count + 1
    add(map.pixelExtent(of: layer.geometry.own))
    for child in layer.children { addSubtree(child, in: map) }
  }

  mutating func add(_ rect: PixelRect) { region.formUnion(rect.intersection(clip)) }
}
