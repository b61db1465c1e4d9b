import RasterKit

extension FramePlanner {
  /// Opens a group where a faded layer paints more than one thing.
  ///
  /// A lone background, image or sublayer is faded by itself. Whether there is one does not depend
  /// on the damage, so that a part repainted looks exactly as it did painted with the whole.
  func beginGroupIfNeeded(_ visit: inout PlanVisit, extent: PixelRect) {
    guard visit.opacity < 1, visit.layer.paintsSeveralThings else { return }
    visit.group = PlanVisit.Group(
      begin: plan.items.count, clip: visit.clip, opacity: visit.opacity)
    plan.items.append(PlanItem(.beginGroup(end: 0), extent: extent))
    // Clips from outside are applied once, to the finished group.
    visit.clip = addClip(extent, inside: nil)
    visit.innerClip = visit.clip
    visit.opacity = 1
  }

  func endGroup(_ visit: PlanVisit) {
    guard let group = visit.group else { return }
    let extent = plan.items[group.begin].extent
    if group.begin == plan.items.count - 1 {
      plan.items.removeLast()
      return
    }
    plan.items[group.begin].kind = .beginGroup(end: plan.items.count)
    let alpha = PremultipliedColor.alpha(group.opacity)
    var item = PlanItem(.endGroup(alpha: alpha), extent: extent)
    item.clip = needed(group.clip, for: extent)
    plan.items.append(item)
  }
}

extension RenderLayer {
  /// Whether fading its parts one by one would show them through each other.
  var paintsSeveralThings: Bool {
    // What is in a volume is faded layer by layer, as it is no picture of its own.
    if !geometry.flattens { return false }
    var things = children.count
    if things > 1 {
      things = children.prefix(8).count { $0.geometry.isDrawn } + max(0, children.count - 8)
    }
    let shown = shown
    if shown.paintsBackground { things += 1 }
    if shown.paintsContents { things += 1 }
    if shown.paintsBorder { things += 1 }
    things += shown.kindThings
    return things > 1
  }
}
