import RasterKit

/// Items that are painted on transparent pixels before they are composited.
extension FramePlanBuilder {
  /// An open group, and how it is composited at its end.
  struct Group {
    var begin: Int
    var clip: Int
    var tint: Tint
    var filter: BlendMode?
    /// Whether its mask is still to be planned.
    var awaitsMask = false
    /// The index at which the mask's items begin.
    var maskBegin: Int?
  }

  /// Begins a group of the following items; returns the index to end it with.
  func beginGroup(_ extent: PixelRect) -> Int {
    depth.groups += 1
    plan.items.append(PlanItem(.beginGroup(end: 0), extent: extent))
    return plan.items.count - 1
  }

  /// Ends the group and composites its items.
  func endGroup(_ begin: Int, _ tint: Tint, blend: BlendMode?, clip: Int) {
    endGroup(Group(begin: begin, clip: clip, tint: tint, filter: blend))
  }

  /// Ends a group; an empty one is removed.
  func endGroup(_ group: Group) {
    depth.groups -= 1
    let extent = plan.items[group.begin].extent
    if let begin = group.maskBegin, group.begin < plan.items.count - 1 {
      plan.items[begin].kind = .beginMask(end: plan.items.count)
      plan.items.append(PlanItem(.endMask, extent: extent))
    }
    if group.begin == plan.items.count - 1 {
      plan.items.removeLast()
      return
    }
    plan.items[group.begin].kind = .beginGroup(end: plan.items.count)
    append(
      PlanItem(.endGroup(tint: group.tint.pixel, blend: group.filter), extent: extent),
      clip: group.clip)
  }
}
