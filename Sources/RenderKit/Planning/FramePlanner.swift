// Walk 20a: plan. In: the render tree and the pixels to repair. Out: FramePlan, everything that
// might touch them, back to front. Next: Planning/PaintOrderWalk.

import PlatformKit
package import RasterKit

/// Turns the part of a render tree that meets a region into a flat list of paint items: walks the
/// tree in paint order and adds the parts and groups of each layer to the plan.
package final class FramePlanner {
  let walk = PaintOrderWalk()
  let builder = FramePlanBuilder()
  let rasterCache: RasterCache
  var bitmapCounts = BitmapCounts()
  let boxShadows = BoxShadowCache()
  /// Shadows of paths, contents and sublayers blurred so far.
  var castsMade = 0
  /// While only what is beneath a layer is planned: the root, and so on down to that layer.
  private(set) var around: [RenderLayer] = []
  /// The number of silhouettes around what this planner plans.
  let silhouetteDepth: Int
  lazy var silhouettes = OffscreenRenderer(
    rasterCache: rasterCache, silhouetteDepth: silhouetteDepth + 1)

  /// Bitmaps inside a silhouette are not worth caching.
  init(rasterCache: RasterCache, silhouetteDepth: Int = 0) {
    self.rasterCache = rasterCache
    self.silhouetteDepth = silhouetteDepth
    if silhouetteDepth > 0 { builder.depth.savedWork = 1 }
    builder.needsOnlyAlpha = silhouetteDepth > 0
  }

  /// Fills `result`, reusing its memory from frame to frame.
  package func plan(
    _ surface: RenderSurface, repainting region: PixelRegion, into result: inout FramePlan,
    _ counts: inout FrameCounts
  ) {
    planAll(of: surface, region, into: &result, &counts)
    counts.pixelsRepainted += region.area
  }

  /// Plans what is painted before a layer. `chain` is the layer, then the layers around it up to the
  /// root.
  func plan(
    _ surface: RenderSurface, beneath chain: [RenderLayer], repainting region: PixelRegion,
    into result: inout FramePlan, _ counts: inout FrameCounts
  ) {
    around = chain.reversed()
    planAll(of: surface, region, into: &result, &counts)
    around.removeAll(keepingCapacity: true)
  }

  private func planAll(
    of surface: RenderSurface, _ region: PixelRegion, into result: inout FramePlan,
    _ counts: inout FrameCounts
  ) {
    swap(&builder.plan, &result)
    defer { swap(&builder.plan, &result) }
    builder.mips.dropOrphans()
    let before = work
    builder.begin(region)
    walk.region = region
    builder.addClear(isTranslucent: surface.target.isTranslucent)
    // Nothing is beneath the root.
    if !region.isEmpty, around.count != 1 {
      let clip = builder.addClip(PixelRect(size: surface.size), inside: nil)
      add(surface.root, LayerVisit.Surroundings(map: .identity, clip: clip))
    }
    record(since: before, &counts)
    counts.itemsPlanned += builder.plan.items.count
  }

  /// Plans a layer on transparent pixels; `map` leads to them from the layer's plane, or from its
  /// parent's for `.asPlaced`.
  func plan(
    _ layer: RenderLayer, _ part: OffscreenPart, _ map: ProjectiveMap, _ extent: PixelRect
  ) -> FramePlan {
    var result = FramePlan()
    let region = walk.region
    swap(&builder.plan, &result)
    builder.begin(PixelRegion(extent))
    walk.region = PixelRegion(extent)
    let clip = builder.addClip(extent, inside: nil)
    switch part {
    case .asPlaced: add(layer, LayerVisit.Surroundings(map: map, clip: clip))
    case .finished: add(layer, LayerVisit.Surroundings(map: map, clip: clip, isBitmap: true))
    case .silhouette: addSilhouette(of: layer, map, clip: clip, extent)
    }
    swap(&builder.plan, &result)
    walk.region = region
    return result
  }
}

extension FramePlanner {
  /// Adds a layer and its subtree.
  func add(_ layer: RenderLayer, _ around: LayerVisit.Surroundings) {
    let floor = walk.depth
    begin(layer, around)
    finish(downTo: floor)
  }

  /// Completes the layers on the walk's stack above `floor`.
  private func finish(downTo floor: Int) {
    while walk.depth > floor {
      switch walk.next() {
      case .sublayer(let layer):
        if mayAdd(layer) { begin(layer, walk.surroundings(of: layer)) }
      case .end: end()
      }
    }
  }

  /// Adds the items of a layer beneath its sublayers.
  private func begin(_ layer: RenderLayer, _ around: LayerVisit.Surroundings) {
    let clip = builder.plan.clips[around.clip].extent
    guard let (map, extent) = walk.placement(of: layer, around, clip: clip) else { return }
    if let transition = layer.transition, mayAdd(transition, in: around) {
      return add(transition, of: layer, map, around)
    }
    var visit = LayerVisit(layer, map: map, around: around)
    let parts = layer.geometry.parts
    let castsShadow = parts.contains(.shadow)
    if castsShadow && !layer.shadowIsGrouped && !around.isBitmap { addShadow(visit) }
    if layer.geometry.hasGroupState {
      if beginStatedGroup(&visit, around, extent: extent) { return }
    } else if beginGroupIfNeeded(&visit, extent: extent) {
      return
    }
    if castsShadow && layer.shadowIsGrouped { addShadow(visit) }
    if layer.geometry.clipsSublayers { builder.beginClip(&visit, extent: extent) }
    if parts.contains(.background) { builder.addBackground(visit) }
    if parts.contains(.kind) { layer.shown.kind?.planBelowContents(visit, builder) }
    if parts.contains(.contents) { builder.addContents(visit) }
    if parts.contains(.kind) { layer.shown.kind?.planAboveContents(visit, builder) }
    if !visit.isComplete { walk.enter(visit, extent: extent) }
  }

  /// Plans the mask of the layer on top of the stack, whose sublayers are complete, and then its
  /// end.
  private func end() {
    let top = walk.depth - 1
    if let around = beginMask(of: &walk.stack[top]), let mask = walk.stack[top].layer.mask {
      return begin(mask, around)
    }
    let visit = walk.leave()
    if visit.group?.maskBegin == nil { addLast(visit) }
    if let group = visit.group { builder.endGroup(group) }
  }

  /// Adds the items above the sublayers.
  func addLast(_ visit: LayerVisit) {
    if isAround(visit.layer) { return builder.endClip(visit) }
    let parts = visit.layer.geometry.parts
    if parts.contains(.border) { builder.addBorder(visit) }
    if parts.contains(.kind) { visit.layer.shown.kind?.planAboveSublayers(visit, builder) }
    builder.endClip(visit)
  }

  /// Adds only the contents and sublayers of a layer.
  private func addSilhouette(
    of layer: RenderLayer, _ map: ProjectiveMap, clip: Int, _ extent: PixelRect
  ) {
    let around = LayerVisit.Surroundings(map: .identity, clip: clip)
    var visit = LayerVisit(layer, map: map, around: around)
    visit.tint = .none
    let kind = layer.shown.kind
    kind?.planBelowContents(visit, builder)
    if layer.geometry.clipsSublayers { visit.innerClip = builder.addBoundsClip(visit) }
    builder.addContents(visit)
    kind?.planAboveContents(visit, builder)
    let floor = walk.depth
    walk.enter(visit, extent: extent)
    finish(downTo: floor)
  }

  /// The counts of all planning so far.
  private var work: (visited: Int, masks: Int, shadows: Int, mips: Int, bitmaps: BitmapCounts) {
    (
      walk.visited, builder.masksMade, castsMade + boxShadows.misses, builder.mips.misses,
      bitmapCounts
    )
  }

  private func record(
    since before: (visited: Int, masks: Int, shadows: Int, mips: Int, bitmaps: BitmapCounts),
    _ counts: inout FrameCounts
  ) {
    let now = work
    counts.layersVisited += now.visited - before.visited
    counts.masksMade += now.masks - before.masks
    counts.shadowsBlurred += now.shadows - before.shadows
    counts.mipChainsMade += now.mips - before.mips
    counts.bitmapsPainted += now.bitmaps.painted - before.bitmaps.painted
    counts.bitmapsReused += now.bitmaps.reused - before.bitmaps.reused
  }
}
