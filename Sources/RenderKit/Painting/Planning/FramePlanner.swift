// Walk 20a: plan. In: the render tree and the pixels to repair. Out: FramePlan, everything that
// might touch them, back to front. Next: Occlusion/OcclusionCuller.

package import RasterKit

/// Turns the part of a render tree that meets a region into a flat list of what to paint.
///
/// Visits only subtrees that meet the region. Keeps its own stack: trees may be thousands of layers
/// deep, the stacks of Dispatch's threads are not.
package final class FramePlanner {
  // Used for every layer of a frame, by one queue: nothing needs watching.
  @exclusivity(unchecked) var plan = FramePlan()
  @exclusivity(unchecked) private var stack: [PlanVisit] = []
  /// Sublayers still to be visited, those of the layers on the stack behind one another.
  @exclusivity(unchecked) private var pending: [RenderLayer] = []
  private var found: [Int32] = []
  private var visited = 0
  var masksMade = 0
  let pictures: PictureCache
  /// How deep in groups, in bitmaps the program asked for, and in bitmaps kept to save work.
  var depth = GroupDepth()
  var pictureCounts = PictureCounts()

  let boxShadows = BoxShadowCache()
  let mips = MipCache()
  let silhouettes: SilhouettePainter
  /// Silhouettes blurred so far, but for those of boxes.
  var castsMade = 0

  /// `silhouettesAround` counts the silhouettes this planner plans inside of; their bitmaps are not
  /// worth keeping.
  init(pictures: PictureCache, silhouettesAround: Int = 0) {
    self.pictures = pictures
    silhouettes = SilhouettePainter(pictures: pictures, depth: silhouettesAround)
    if silhouettesAround > 0 { depth.pictures = 1 }
  }

  /// Fills `result`, whose memory is used again from frame to frame.
  package func plan(
    _ surface: RenderSurface, repainting region: PixelRegion, into result: inout FramePlan,
    _ counts: inout FrameCounts
  ) {
    swap(&plan, &result)
    defer { swap(&plan, &result) }
    plan.removeAll()
    mips.dropOrphans()
    plan.region = region
    visited = 0
    masksMade = 0
    pictureCounts = PictureCounts()
    let shadowsMade = castsMade + boxShadows.misses
    let mipsMade = mips.misses
    addBackdrop()
    if !region.isEmpty {
      let clip = addClip(PixelRect(size: surface.size), inside: nil)
      walk(surface.root, PlanVisit.Surroundings(map: .identity, clip: clip))
    }
    counts.picturesPainted += pictureCounts.painted
    counts.picturesReused += pictureCounts.reused
    counts.layersVisited += visited
    counts.masksMade += masksMade
    counts.shadowsBlurred += castsMade + boxShadows.misses - shadowsMade
    counts.mipChainsMade += mips.misses - mipsMade
    counts.itemsPlanned += plan.items.count
    counts.pixelsRepainted += region.area
  }

  /// A window has no alpha on X11: what no layer covers is black.
  private func addBackdrop() {
    for rect in plan.region.rects {
      let shape = addShape(.rounded(RoundedShape(rect)))
      var item = PlanItem(.fill(shape: shape, color: 0xff00_0000), extent: rect)
      item.opaque = rect
      plan.items.append(item)
    }
  }
}

extension FramePlanner {
  /// Plans a layer on clear pixels, on which `map` lays the plane its place is in.
  func plan(_ layer: RenderLayer, _ map: PlaneMap, _ extent: PixelRect) -> FramePlan {
    plan.removeAll()
    plan.region = PixelRegion(extent)
    let clip = addClip(extent, inside: nil)
    walk(layer, PlanVisit.Surroundings(map: map, clip: clip))
    return plan
  }

  /// Plans the finished layer on clear pixels, its plane laid on them by `map`: its place, opacity
  /// and filter are for whoever shows it.
  func planFinished(_ layer: RenderLayer, _ map: PlaneMap, _ extent: PixelRect) -> FramePlan {
    var result = FramePlan()
    swap(&plan, &result)
    plan.region = PixelRegion(extent)
    let clip = addClip(extent, inside: nil)
    walk(layer, PlanVisit.Surroundings(map: map, clip: clip, isBitmap: true))
    swap(&plan, &result)
    return result
  }

  /// From a layer down, and back up to where the walk was.
  func walk(_ layer: RenderLayer, _ around: PlanVisit.Surroundings) {
    let floor = stack.count
    enter(layer, around)
    while stack.count > floor { step() }
  }

  /// One step of the walk: the next sublayer of the layer on top, or its end.
  private func step() {
    let top = stack.count - 1
    guard stack[top].next < pending.count else { return finish(top) }
    let child = pending[stack[top].next]
    stack[top].next += 1
    var around = stack[top].surroundingsOfSublayers
    if let space = child.parent?.space { around.veil = around.veil * space.veil }
    enter(child, around)
  }

  /// The sublayers of the layer on top are done: then comes its mask, then its end.
  private func finish(_ top: Int) {
    if let surroundings = beginMask(of: &stack[top]), let mask = stack[top].layer.mask {
      return enter(mask, surroundings)
    }
    let visit = stack.removeLast()
    pending.removeLast(pending.count - visit.first)
    leave(visit)
  }

  private func enter(_ layer: RenderLayer, _ around: PlanVisit.Surroundings) {
    visited += 1
    // Asked in place: a copy of all there is costs more than most answers are worth.
    guard layer.geometry.isDrawn else { return }
    let map =
      around.ownMap ?? (around.isBitmap ? around.map : layer.geometry.map.concatenating(around.map))
    let extent = map.pixelExtent(of: layer.geometry.reach)
      .intersection(plan.clips[around.clip].extent)
    guard map.isDrawable, plan.region.intersects(extent) else { return }
    if !layer.geometry.isDoubleSided && map.determinant < 0 { return }
    if let transition = layer.transition, mayPlan(transition, in: around) {
      return addTransition(transition, of: layer, map, around)
    }
    var visit = PlanVisit(layer, map: map, around: around, firstPending: pending.count)
    let parts = layer.geometry.parts
    let castsShadow = parts.contains(.shadow)
    if castsShadow && !layer.shadowIsGrouped && !around.isBitmap { addShadow(visit) }
    if layer.geometry.hasGroupState {
      if beginStatedGroup(&visit, around, extent: extent) { return }
    } else if beginGroupIfNeeded(&visit, extent: extent) {
      return
    }
    if castsShadow && layer.shadowIsGrouped { addShadow(visit) }
    if layer.geometry.clipsSublayers { beginClip(&visit, extent: extent) }
    if parts.contains(.background) { addBackground(visit) }
    let kind = parts.contains(.kind) ? layer.shown.kind : nil
    kind?.planBelowContents(visit, self)
    if parts.contains(.contents) { addContents(visit) }
    kind?.planAboveContents(visit, self)
    findSublayers(visit, extent: extent)
    stack.append(visit)
  }

  /// Plans contents and sublayers of a layer alone, on clear pixels.
  func planSilhouette(of layer: RenderLayer, map: PlaneMap, area: PixelRect) -> FramePlan {
    plan = FramePlan()
    plan.region = PixelRegion(area)
    let clip = addClip(area, inside: nil)
    let around = PlanVisit.Surroundings(map: .identity, clip: clip)
    var visit = PlanVisit(layer, map: map, around: around, firstPending: pending.count)
    visit.veil = .none
    let kind = layer.shown.kind
    kind?.planBelowContents(visit, self)
    if layer.geometry.clipsSublayers { visit.innerClip = addMask(visit) }
    addContents(visit)
    kind?.planAboveContents(visit, self)
    findSublayers(visit, extent: area)
    stack.append(visit)
    while !stack.isEmpty { step() }
    return plan
  }

  private func leave(_ visit: PlanVisit) {
    if visit.group?.maskBegin == nil { addLast(visit) }
    endGroup(visit)
  }

  /// What goes over the sublayers.
  func addLast(_ visit: PlanVisit) {
    addBorder(visit)
    if visit.layer.geometry.parts.contains(.kind) {
      visit.layer.shown.kind?.planAboveSublayers(visit, self)
    }
    endClip(visit)
  }

  /// Queues the sublayers that may meet the region, back to front.
  private func findSublayers(_ visit: PlanVisit, extent: PixelRect) {
    let layer = visit.layer
    guard !layer.children.isEmpty else { return }
    guard let index = layer.index, visit.map.isAffine, let back = visit.map.inverted else {
      return pending.append(contentsOf: layer.paintingOrder)
    }
    let whole = back.box(of: PlaneBox(plan.region.bounds.intersection(extent)).insetBy(-1))
    if plan.region.rects.count == 1 && whole.contains(index.hull) {
      return pending.append(contentsOf: layer.paintingOrder)
    }
    found.removeAll(keepingCapacity: true)
    index.beginSearch()
    for rect in plan.region.rects where rect.intersects(extent) {
      // One pixel more: smoothed edges reach outside the box they belong to.
      let box = back.box(of: PlaneBox(rect.intersection(extent)).insetBy(-1))
      index.find(in: box, into: &found)
    }
    let children = layer.children
    if layer.depthOrder == nil {
      found.sort()
    } else {
      found.sort { children[Int($0)].order < children[Int($1)].order }
    }
    for slot in found { pending.append(children[Int(slot)]) }
  }
}
