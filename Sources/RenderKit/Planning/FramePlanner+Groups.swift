import RasterKit

extension FramePlanner {
  /// Opens a group where a faded layer paints more than one thing; true where a bitmap of the
  /// finished group took its place.
  ///
  /// A lone background, image or sublayer is faded by itself. Whether there is one does not depend
  /// on the damage, so that a part repainted looks exactly as it did painted with the whole.
  func beginGroupIfNeeded(_ visit: inout PlanVisit, extent: PixelRect) -> Bool {
    guard visit.tint.opacity < 1, visit.layer.paintsSeveralThings else { return false }
    let group = FramePlanBuilder.Group(
      begin: builder.plan.items.count, clip: visit.clip, tint: visit.tint)
    return begin(group, &visit, extent: extent)
  }

  /// The same for a layer that is masked, filtered, kept as a bitmap or fades part by part.
  func beginStatedGroup(
    _ visit: inout PlanVisit, _ around: PlanVisit.Surroundings, extent: PixelRect
  ) -> Bool {
    let state = visit.layer.shown.rare.group
    var group = FramePlanBuilder.Group(
      begin: builder.plan.items.count, clip: visit.clip, tint: visit.tint)
    // On clear pixels every filter comes to the same: the layer as it is.
    group.filter = around.isClear || around.isBitmap ? nil : state.filter
    if state.rasterizes, !around.isBitmap, addBitmap(of: visit, group, extent: extent) {
      return true
    }
    var isNeeded = group.filter != nil
    if visit.layer.mask != nil { isNeeded = mask(&visit, &group) || isNeeded }
    if state.fadesParts {
      group.tint.opacity = 1
    } else {
      isNeeded = isNeeded || (visit.tint.opacity < 1 && visit.layer.paintsSeveralThings)
    }
    guard isNeeded else { return false }
    return begin(group, &visit, extent: extent)
  }

  private func begin(
    _ group: FramePlanBuilder.Group, _ visit: inout PlanVisit, extent: PixelRect
  ) -> Bool {
    guard builder.depth.groups < GroupDepth.limit else { return false }
    if addCachedBitmap(of: visit, group, extent: extent) { return true }
    visit.group = group
    visit.group?.begin = builder.beginGroup(extent)
    // Clips from outside are applied once, to the finished group.
    visit.clip = builder.addClip(extent, inside: nil)
    visit.innerClip = visit.clip
    // So is the tint, but for an opacity that is to fade part by part.
    let fadesParts = group.tint.opacity != visit.tint.opacity
    visit.tint = Tint(opacity: fadesParts ? visit.tint.opacity : 1)
    return false
  }
}

extension RenderLayer {
  /// Whether fading its parts one by one would show them through each other.
  var paintsSeveralThings: Bool {
    // What is in a volume is faded layer by layer, as it is no picture of its own.
    if !geometry.flattens { return false }
    var things = ownThings + max(0, children.count - 8)
    for child in children.prefix(8) where child.geometry.isDrawn {
      things += child.isPaintedApart ? 2 : 1
    }
    return things > 1
  }

  /// Whether it goes onto what is beneath piece by piece: a shadow first, or plane by plane.
  private var isPaintedApart: Bool { shown.castsShadow || !geometry.flattens }

  /// How many things the layer paints by itself.
  var ownThings: Int {
    let shown = shown
    var things = 0
    if shown.paintsBackground { things += 1 }
    if shown.paintsContents { things += 1 }
    if shown.paintsBorder { things += 1 }
    return things + shown.kindThings
  }
}
