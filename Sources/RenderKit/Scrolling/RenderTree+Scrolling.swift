// Walk 17a: scrolling. In: layers whose bounds moved over their sublayers. Out: pixels to be moved,
// and to be repainted around them. Next: RenderTree+Damage.

import RasterKit

extension RenderTree {
  /// The effect to damage now, given that a layer that only scrolls may damage less.
  ///
  /// Whether pixels can be moved is known only after all changes of the frame. Until then one
  /// candidate per surface is recorded with its old placement.
  func effectBesideScrolling(_ effect: DamageScope, of layer: RenderLayer) -> DamageScope {
    if layer.effect == .scrolled { return effect == .own || effect == .part ? .subtree : effect }
    return effect == .scrolled && !noteScroll(of: layer) ? .subtree : effect
  }

  private func noteScroll(of layer: RenderLayer) -> Bool {
    guard layer.effect == .none, !layer.isNew, let place = ScrollGeometry(layer) else {
      return false
    }
    let surface = place.surface
    if let rival = surface.scroll, rival.layer.effect == .scrolled {
      if rival.place.area.area >= place.area.area { return false }
      willChange(rival.layer, .subtree)
    }
    surface.scroll = ScrollCandidate(layer: layer, place: place)
    return true
  }

  /// Moves the pixels of the scrolled layer, or damages all of it where they cannot be moved.
  /// Geometry must be up to date, and the damage of this frame must hold only old extents.
  func applyScroll(of surface: RenderSurface) {
    guard let scroll = surface.scroll else { return }
    surface.scroll = nil
    guard scroll.layer.effect == .scrolled else { return }
    if let place = ScrollGeometry(scroll.layer), let rows = scroll.place.rows(to: place),
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
  /// Whether scrolling the whole buffer leaves less to repaint than repainting the area.
  fileprivate func movesCheaply(_ area: PixelRect, by rows: Int32) -> Bool {
    let kept = area.intersection(area.offsetBy(x: 0, y: rows))
    return size.area - kept.area < area.area
  }

  /// Scrolls the area with the damage inside it, and repaints the moved copies of the overlays.
  fileprivate func scroll(_ area: PixelRect, by rows: Int32, under overlays: [PixelRect]) {
    damage.scroll(area, by: rows)
    for rect in changes + overlays {
      changes.append(rect.offsetBy(x: 0, y: rows).intersection(area))
    }
    changes.append(contentsOf: overlays)
  }
}
