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
    if let place = ScrollGeometry(scroll.layer), let way = scroll.place.way(to: place),
      let surroundings = place.surroundings()
    {
      let move = surface.move(of: place.area, dx: way.dx, dy: way.dy)
      surface.scroll(scroll.layer, move, in: surroundings)
      noteDamage(PixelRegion(place.area), of: scroll.layer, on: surface)
    } else {
      addDamage(PixelRegion(scroll.place.area), of: scroll.layer, on: surface)
      scroll.layer.effect = .subtree
    }
  }
}

extension RenderSurface {
  /// Rolling the whole buffer copies nothing, but what is around the area has to be painted. Text
  /// costs some times as much to paint as to copy, plain pixels as much.
  fileprivate func move(of area: PixelRect, dx: Int32, dy: Int32) -> ScrollMove {
    let kept = area.intersection(area.offsetBy(x: dx, y: dy))
    let rolls = dx == 0 && (size.area - kept.area) * 2 < area.area
    return ScrollMove(area, dx: dx, dy: dy, way: rolls ? .rolling : .copying)
  }

  /// Moves the area with the damage inside it, and repaints what stands still, with its moved copies.
  /// The damage of sublayers is only where it was moved to: where it was, now are other pixels.
  fileprivate func scroll(
    _ layer: RenderLayer, _ move: ScrollMove, in surroundings: ScrollSurroundings
  ) {
    damage.scroll(move)
    for rect in changes + surroundings.fixed { addMoved(rect, move) }
    for change in clippedChanges {
      addMoved(change.rect, move)
      if change.clip != ObjectIdentifier(layer) { changes.append(change.rect) }
    }
    clippedChanges.removeAll(keepingCapacity: true)
    changes.append(contentsOf: surroundings.fixed)
    changes.append(contentsOf: surroundings.holes)
  }

  private func addMoved(_ rect: PixelRect, _ move: ScrollMove) {
    let moved = rect.offsetBy(x: move.dx, y: move.dy).intersection(move.area)
    if !moved.isEmpty { changes.append(moved) }
  }
}
