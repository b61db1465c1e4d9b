import RasterKit

extension FramePlanner {
  /// Opens a group if a faded layer paints more than one thing; true where a cached bitmap of the
  /// finished group was added instead.
  ///
  /// A single background, image or sublayer fades by itself. The decision does not depend on the
  /// damage, so that partial and full repaints look exactly the same.
  func beginGroupIfNeeded(_ visit: inout LayerVisit, extent: PixelRect) -> Bool {
    guard visit.tint.opacity < 1, visit.layer.needsGroupOpacity else { return false }
    let group = FramePlanBuilder.Group(
      begin: builder.plan.items.count, clip: visit.clip, tint: visit.tint)
    return begin(group, &visit, extent: extent)
  }

  /// Opens a group for a layer that is masked, filtered, rasterized or fades part by part; true
  /// where a bitmap was added instead.
  func beginStatedGroup(
    _ visit: inout LayerVisit, _ around: LayerVisit.Surroundings, extent: PixelRect
  ) -> Bool {
    let state = visit.layer.shown.rare.group
    var group = FramePlanBuilder.Group(
      begin: builder.plan.items.count, clip: visit.clip, tint: visit.tint)
    // On transparent pixels every filter gives the same result: the layer itself.
    group.filter = around.isClear || around.isBitmap ? nil : state.filter
    if state.rasterizes, !around.isBitmap, addBitmap(of: visit, group, extent: extent) {
      return true
    }
    var isNeeded = group.filter != nil
    if visit.layer.mask != nil { isNeeded = mask(&visit, &group) || isNeeded }
    if state.fadesParts {
      group.tint.opacity = 1
    } else {
      isNeeded = isNeeded || (visit.tint.opacity < 1 && visit.layer.needsGroupOpacity)
    }
    guard isNeeded else { return false }
    return begin(group, &visit, extent: extent)
  }

  private func begin(
    _ group: FramePlanBuilder.Group, _ visit: inout LayerVisit, extent: PixelRect
  ) -> Bool {
    guard builder.depth.groups < GroupDepth.limit else { return false }
    if !isAround(visit.layer), addCachedBitmap(of: visit, group, extent: extent) { return true }
    visit.group = group
    visit.group?.begin = builder.beginGroup(extent)
    // Outer clips are applied once, to the finished group.
    visit.clip = builder.addClip(extent, inside: nil)
    visit.innerClip = visit.clip
    // The tint too, except for an opacity that applies part by part.
    let fadesParts = group.tint.opacity != visit.tint.opacity
    visit.tint = Tint(opacity: fadesParts ? visit.tint.opacity : 1)
    return false
  }
}

extension RenderLayer {
  /// Whether its parts would show through each other if each were faded on its own.
  var needsGroupOpacity: Bool {
    // A volume has no picture of its own, so its contents fade layer by layer.
    if !geometry.flattens { return false }
    var count = ownPartCount + max(0, children.count - 8)
    for child in children.prefix(8) where child.geometry.isDrawn {
      count += child.isPaintedApart ? 2 : 1
    }
    return count > 1
  }

  /// Whether it is composited in pieces: with a separate shadow, or plane by plane.
  private var isPaintedApart: Bool { shown.castsShadow || !geometry.flattens }

  /// How many overlapping parts the layer paints without its sublayers.
  var ownPartCount: Int {
    let shown = shown
    var count = shown.kindPartCount
    if shown.paintsBackground { count += 1 }
    if shown.paintsContents { count += 1 }
    if shown.paintsBorder { count += 1 }
    return count
  }
}
