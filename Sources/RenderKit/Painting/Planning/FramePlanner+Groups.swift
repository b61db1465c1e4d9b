import RasterKit

extension FramePlanner {
  /// Opens a group where a faded layer paints more than one thing; true where a bitmap of the
  /// finished group took its place.
  ///
  /// A lone background, image or sublayer is faded by itself. Whether there is one does not depend
  /// on the damage, so that a part repainted looks exactly as it did painted with the whole.
  func beginGroupIfNeeded(_ visit: inout PlanVisit, extent: PixelRect) -> Bool {
    guard visit.veil.opacity < 1, visit.layer.paintsSeveralThings else { return false }
    let group = PlanVisit.Group(
      begin: plan.items.count, clip: visit.clip, veil: visit.veil)
    return begin(group, &visit, extent: extent)
  }

  /// The same for a layer that is masked, filtered, kept as a bitmap or fades part by part.
  func beginStatedGroup(
    _ visit: inout PlanVisit, _ around: PlanVisit.Surroundings, extent: PixelRect
  ) -> Bool {
    let state = visit.layer.shown.uncommon.group
    var group = PlanVisit.Group(
      begin: plan.items.count, clip: visit.clip, veil: visit.veil)
    // On clear pixels every filter comes to the same: the layer as it is.
    group.filter = around.isClear || around.isBitmap ? nil : state.filter
    if state.rasterizes, !around.isBitmap, addBitmap(of: visit, group, extent: extent) {
      return true
    }
    var isNeeded = group.filter != nil
    if visit.layer.mask != nil { isNeeded = mask(&visit, &group) || isNeeded }
    if state.fadesParts {
      group.veil.opacity = 1
    } else {
      isNeeded = isNeeded || (visit.veil.opacity < 1 && visit.layer.paintsSeveralThings)
    }
    guard isNeeded else { return false }
    return begin(group, &visit, extent: extent)
  }

  private func begin(
    _ group: PlanVisit.Group, _ visit: inout PlanVisit, extent: PixelRect
  ) -> Bool {
    guard depth.groups < GroupDepth.limit else { return false }
    if addKeptPicture(of: visit, group, extent: extent) { return true }
    depth.groups += 1
    visit.group = group
    plan.items.append(PlanItem(.beginGroup(end: 0), extent: extent))
    // Clips from outside are applied once, to the finished group.
    visit.clip = addClip(extent, inside: nil)
    visit.innerClip = visit.clip
    // So is the veil, but for an opacity that is to fade part by part.
    let fadesParts = group.veil.opacity != visit.veil.opacity
    visit.veil = Veil(opacity: fadesParts ? visit.veil.opacity : 1)
    return false
  }

  func endGroup(_ visit: PlanVisit) {
    guard let group = visit.group else { return }
    depth.groups -= 1
    let extent = plan.items[group.begin].extent
    if let begin = group.maskBegin, group.begin < plan.items.count - 1 {
      endMask(begin, extent: extent)
    }
    close(group)
  }

  /// Ends a group with all that has been planned since it began; one without anything never was.
  func close(_ group: PlanVisit.Group) {
    let extent = plan.items[group.begin].extent
    if group.begin == plan.items.count - 1 {
      plan.items.removeLast()
      return
    }
    plan.items[group.begin].kind = .beginGroup(end: plan.items.count)
    var item = PlanItem(
      .endGroup(veil: group.veil.pixel, blend: group.filter), extent: extent)
    item.clip = needed(group.clip, for: extent)
    plan.items.append(item)
  }
}

/// How deep the planner is in what costs memory or stack for each level.
struct GroupDepth {
  /// Deeper groups fade part by part and are not masked or filtered: each level costs a buffer.
  static let limit = 64
  /// Deeper bitmaps are painted as if nobody had asked for them: each level costs stack.
  static let bitmapLimit = 4

  var groups = 0
  var bitmaps = 0
  /// Bitmaps kept to save work, inside of which no others are.
  var pictures = 0
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
