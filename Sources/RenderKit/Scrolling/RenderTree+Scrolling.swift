// Walk 17a: scrolling. In: layers whose bounds moved over their sublayers. Out: pixels to be moved, and
// to be repainted around them. Next: RenderTree+Damage.

import RasterKit

extension RenderTree {
  /// What a change damages by itself, given that layers which only scroll may damage less.
  ///
  /// Whether they do is known only when all changes of the frame are made: until then a layer that
  /// may is noted, one for each surface, where it is before the change.
  func effectBesideScrolling(_ effect: LayerEffect, of layer: RenderLayer) -> LayerEffect {
    if layer.effect == .scrolled { return effect == .own ? .subtree : effect }
    return effect == .scrolled && !noteScroll(of: layer) ? .subtree : effect
  }

  private func noteScroll(of layer: RenderLayer) -> Bool {
    guard layer.effect == .none, !layer.isNew, let place = ScrollPlace(layer) else { return false }
    let surface = place.surface
    if let rival = surface.scroll, rival.layer.effect == .scrolled {
      if rival.place.area.area >= place.area.area { return false }
      willChange(rival.layer, .subtree)
    }
    surface.scroll = SurfaceScroll(layer: layer, place: place)
    return true
  }

  /// Moves the pixels of what scrolled, or damages all of it where they cannot be moved; geometry must
  /// be up to date, and the damage of this frame must hold only where things were before.
  func applyScroll(of surface: RenderSurface) {
    guard let scroll = surface.scroll else { return }
    surface.scroll = nil
    guard scroll.layer.effect == .scrolled else { return }
    if let place = ScrollPlace(scroll.layer), let rows = scroll.place.rows(to: place),
      surface.movesCheaply(place.area, by: rows), let overlays = place.overlays()
    {
      surface.scroll(place.area, by: rows, under: overlays)
    } else {
      surface.changes.append(scroll.place.area)
      scroll.layer.effect = .subtree
    }
  }
}

extension RenderSurface {
  /// Whether less has to be painted anew where the whole buffer is moved than inside the area.
  fileprivate func movesCheaply(_ area: PixelRect, by rows: Int32) -> Bool {
    let kept = area.intersection(area.offsetBy(x: 0, y: rows))
    return size.area - kept.area < area.area
  }

  /// What changed where it was before has been moved along, and so has what lies over the area.
  fileprivate func scroll(_ area: PixelRect, by rows: Int32, under overlays: [PixelRect]) {
    damage.scroll(area, by: rows)
    for rect in changes + overlays {
      changes.append(rect.offsetBy(x: 0, y: rows).intersection(area))
    }
    changes.append(contentsOf: overlays)
  }
}
