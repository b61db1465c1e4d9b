// Walk 18: damage. In: changed layers, before and after. Out: each surface's damaged pixels.
// Next: Planning/FramePlanner.

import RasterKit

extension RenderTree {
  /// Updates geometry and damages the new extents of the changed layers; their old extents are
  /// damaged already. Returns how many layers had changed.
  @discardableResult
  package func trackDamage() -> Int {
    updateGeometry()
    for surface in surfaces { applyScroll(of: surface) }
    dropSilhouettes()
    beginSharingPlacements()
    for layer in changed { damage(layer, layer.effect) }
    endSharingPlacements()
    if !backdrops.isEmpty { trackBackdrops() }
    if rasterCache.isUsed { dropBitmaps() }
    for layer in changed { layer.forgetChange() }
    if !redrawnParts.isEmpty { redrawnParts.removeAll(keepingCapacity: true) }
    for surface in surfaces { surface.trackDamage() }
    let count = changed.count
    changed.removeAll(keepingCapacity: true)
    checkInvariants()
    return count
  }

  /// Damages what the layer paints with its new geometry, in pixels of its surface.
  ///
  /// Does nothing if an ancestor's whole subtree is damaged in this frame.
  func damage(_ layer: RenderLayer, _ effect: DamageScope) {
    guard layer.geometry.isDrawn, let place = currentPlacement(of: layer) else { return }
    if let bitmap = place.bitmap { return self.damage(bitmap, .subtree) }
    if layer.children.isEmpty && place.spreads.isEmpty {
      return damageLeaf(layer, effect, at: place)
    }
    var damage = DamageCollector(clip: place.clip)
    switch effect {
    case .none, .arrangement, .scrolled: return
    case .part where layer.geometry.bitmapScale == 0:
      damage.add(redrawnPixels(of: layer, in: layer.geometry.map.concatenating(place.map)))
    case .own where layer.geometry.bitmapScale == 0: damage.addOwn(layer, in: place.map)
    case .part, .own, .subtree: damage.addSubtree(layer, in: place.map)
    }
    let isSpread = !place.spreads.isEmpty
    addDamage(
      place.spread(damage.region), of: layer, isSpread: isSpread,
      clippedBy: isSpread ? nil : place.clipper, on: place.surface)
  }

  /// The same for a layer without sublayers, which damages one rectangle.
  private func damageLeaf(_ layer: RenderLayer, _ effect: DamageScope, at place: Placement) {
    guard effect == .part || effect == .own || effect == .subtree else { return }
    let map = layer.geometry.map.concatenating(place.map)
    let rect = extent(of: layer, effect, in: map).intersection(place.clip)
    if rect.isEmpty { return }
    place.surface.addChange(rect, clippedBy: place.clipper)
    if !backdrops.isEmpty { noteDamage(PixelRegion(rect), of: layer, on: place.surface) }
  }

  private func extent(
    of layer: RenderLayer, _ effect: DamageScope, in map: ProjectiveMap
  ) -> PixelRect {
    let isWhole = effect == .subtree || layer.geometry.bitmapScale > 0
    if isWhole { return map.pixelExtent(of: layer.geometry.reach) }
    if effect == .part { return redrawnPixels(of: layer, in: map) }
    return map.pixelExtent(of: layer.geometry.own)
  }

  /// Where the sublayers of a layer are on their surface.
  struct Placement {
    /// References are unowned: the tree keeps both alive while it damages layers.
    unowned(unsafe) var surface: RenderSurface
    /// From the plane of the layer's parent to pixels.
    var map: ProjectiveMap
    var clip: PixelRect
    /// The innermost of the layers that clip.
    unowned(unsafe) var clipper: RenderLayer?
    /// The outermost ancestor with a bitmap. Its pixels are not those of the surface, so a change
    /// inside may show anywhere in it.
    unowned(unsafe) var bitmap: RenderLayer?
    /// Shadows of ancestors that are cast by their subtrees, outermost first.
    var spreads: [PixelSpread] = []

    func spread(_ region: PixelRegion) -> PixelRegion {
      if spreads.isEmpty { return region }
      let spread = spreads.reversed().reduce(region) { $1.applied(to: $0) }
      return spread.intersection(PixelRect(size: surface.size))
    }
  }

  /// Until `endSharingPlacements`, siblings share the placement computed for the first of them.
  /// Whatever changes an ancestor meanwhile clears `sharedParent`.
  func beginSharingPlacements() {
    sharesPlacements = true
    sharedParent = nil
  }

  func endSharingPlacements() {
    sharesPlacements = false
    sharedParent = nil
    sharedPlacement = nil
  }

  private func currentPlacement(of layer: RenderLayer) -> Placement? {
    guard sharesPlacements, let parent = layer.parent, parent.mask !== layer else {
      return placement(of: layer)
    }
    if sharedParent !== parent {
      sharedPlacement = placement(of: layer)
      sharedParent = parent
    }
    return sharedPlacement
  }

  private func placement(of layer: RenderLayer) -> Placement? {
    chain.removeAll(keepingCapacity: true)
    var bitmap: RenderLayer?
    for ancestor in layer.ancestors {
      if ancestor.effect == .subtree || !ancestor.geometry.isDrawn { return nil }
      if ancestor.geometry.bitmapScale > 0 { bitmap = ancestor }
      chain.append(ancestor)
    }
    guard let surface = (chain.last ?? layer).surface else { return nil }
    var place = Placement(
      surface: surface, map: .identity, clip: PixelRect(size: surface.size), bitmap: bitmap)
    for (index, ancestor) in chain.enumerated().reversed() {
      place.map = ancestor.geometry.map.concatenating(place.map)
      if let spread = ancestor.geometry.spread {
        place.spreads.append(PixelSpread(spread, place.map))
      }
      let below = index == 0 ? layer : chain[index - 1]
      guard ancestor.geometry.clipsSublayers, ancestor.mask !== below else { continue }
      place.clip = place.clip.intersection(place.map.pixelExtent(of: ancestor.geometry.bounds))
      place.clipper = ancestor
    }
    return place
  }
}

extension RenderTree {
  /// Drops outdated bitmaps: a changed layer's own, unless it only moved, and those of its
  /// ancestors.
  private func dropBitmaps() {
    for layer in changed where layer.hasChangedContent { layer.bitmap?.forget() }
    forEachAroundChanges { $0.bitmap?.forget() }
  }

  /// Calls `body` once for each ancestor of a changed layer.
  func forEachAroundChanges(_ body: (RenderLayer) -> Void) {
    var around: [RenderLayer] = []
    for layer in changed {
      var node = layer
      while let parent = node.parent, !parent.isAroundChange {
        parent.isAroundChange = true
        around.append(parent)
        node = parent
      }
    }
    for layer in around {
      layer.isAroundChange = false
      body(layer)
    }
  }
}

extension RenderLayer {
  fileprivate func forgetChange() {
    effect = .none
    hasChangedContent = false
  }
}
