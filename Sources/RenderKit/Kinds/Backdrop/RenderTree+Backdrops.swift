// Walk 18: what is beneath backdrops. In: a frame's damage, with the layers that it comes from. Out:
// the damage of the backdrops above those. Next: Kinds/Backdrop/BackdropReader.

import RasterKit

extension RenderTree {
  /// Adds pixels that a change of `layer` damages, and notes them for the backdrops above it. `isSpread`
  /// says whether shadows of its ancestors change with it, `clip` which layer clips all of them.
  func addDamage(
    _ region: PixelRegion, of layer: RenderLayer, isSpread: Bool = false,
    clippedBy clip: RenderLayer? = nil, on surface: RenderSurface
  ) {
    for rect in region.rects { surface.addChange(rect, clippedBy: clip) }
    if !backdrops.isEmpty { noteDamage(region, of: layer, isSpread: isSpread, on: surface) }
  }

  func noteDamage(
    _ region: PixelRegion, of layer: RenderLayer, isSpread: Bool = false, on surface: RenderSurface
  ) {
    for backdrop in backdrops where backdrop.place?.surface == surface.id {
      if isSpread || !layer.isPainted(above: backdrop.layer) { backdrop.changed(region) }
    }
  }

  /// Damages the backdrops that moved, and those with a change beneath them, the lowest first: one
  /// backdrop may be beneath another.
  func trackBackdrops() {
    if backdrops.count > 1 { backdrops.sort { $1.layer.isPainted(above: $0.layer) } }
    for backdrop in backdrops {
      let before = backdrop.place?.surface
      let region = backdrop.track()
      guard !region.isEmpty, let id = backdrop.place?.surface ?? before,
        let surface = surfaces.first(where: { $0.id == id })
      else { continue }
      // It may have been where a larger surface was.
      let damage = region.intersection(PixelRect(size: surface.size))
      addDamage(damage, of: backdrop.layer, on: surface)
      backdrop.layer.bitmap?.forget()
      for ancestor in backdrop.layer.ancestors { ancestor.bitmap?.forget() }
    }
  }
}
