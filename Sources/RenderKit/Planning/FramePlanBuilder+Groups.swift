import RasterKit

/// Items that are painted on clear pixels of their own before they go onto what is beneath.
extension FramePlanBuilder {
  /// A group under way, and what is to be done with it at its end.
  struct Group {
    var begin: Int
    var clip: Int
    var tint: Tint
    var filter: BlendMode?
    /// A mask is still to be painted.
    var awaitsMask = false
    /// Where the mask's items begin.
    var maskBegin: Int?
  }

  /// Begins clear pixels for what comes next; answers the place to end them with.
  func beginGroup(_ extent: PixelRect) -> Int {
    depth.groups += 1
    plan.items.append(PlanItem(.beginGroup(end: 0), extent: extent))
    return plan.items.count - 1
  }

  /// Lays what has been planned since onto what is beneath.
  func endGroup(_ begin: Int, _ tint: Tint, blend: BlendMode?, clip: Int) {
    endGroup(Group(begin: begin, clip: clip, tint: tint, filter: blend))
  }

  /// The same; a group without anything in it never was.
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
