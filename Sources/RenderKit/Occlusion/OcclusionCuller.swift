// Walk 19: occlusion. In: FramePlan. Out: the same plan without what opaque items hide. Next:
// Painting/FramePainter.

import RasterKit

/// Removes the parts of a plan that opaque items cover, front to back.
package enum OcclusionCuller {
  package static func cull(_ plan: inout FramePlan, _ counts: inout FrameCounts) {
    for index in plan.offscreenWork.indices { cull(&plan.offscreenWork[index].plan, &counts) }
    var cover = OpaqueCover()
    var around: [OpaqueCover] = []
    for index in plan.items.indices.reversed() {
      switch plan.items[index].kind {
      case .endGroup, .endMask:
        hide(index, under: cover, &plan, &counts)
        around.append(cover)
      case .beginGroup, .beginMask:
        // Opaque items inside a group or a mask hide nothing outside of it.
        cover = around.removeLast()
        hide(index, under: cover, &plan, &counts)
      case .clipGroup(let end, _):
        // What is in it hides what is beneath, but not the group that paints it.
        let rest = plan.items[index + 1..<end].reduce(PixelRect.empty) { $0.union($1.extent) }
        plan.items[index].extent = plan.items[index].extent.intersection(rest)
      default:
        hide(index, under: cover, &plan, &counts)
        cover.add(plan.items[index].opaque, within: plan.region)
      }
    }
  }

  private static func hide(
    _ index: Int, under cover: OpaqueCover, _ plan: inout FramePlan, _ counts: inout FrameCounts
  ) {
    guard let rest = cover.uncovered(of: plan.items[index].extent) else { return }
    if rest.isEmpty {
      plan.items[index].extent = .empty
      counts.itemsCulled += 1
    } else if rest.rects.count == 1 {
      plan.items[index].extent = rest.bounds
    } else {
      plan.items[index].remainder = plan.remainders.count
      plan.remainders.append(rest)
    }
  }
}

/// The largest few rectangles covered by opaque items in front.
struct OpaqueCover {
  private var rects = InlineArray<16, PixelRect>(repeating: .empty)
  private var count = 0
  /// The bounding box of all of them.
  private var hull = PixelRect.empty

  /// Smaller rectangles, such as a few rows of an icon, are not worth tracking.
  private static let leastArea = 256

  mutating func add(_ rect: PixelRect, within region: PixelRegion) {
    guard rect.area >= OpaqueCover.leastArea, region.intersects(rect) else { return }
    for index in 0..<count where rects[index].contains(rect) { return }
    hull = hull.union(rect)
    if count < rects.count {
      rects[count] = rect
      count += 1
      return
    }
    var smallest = 0
    for index in 1..<count where rects[index].area < rects[smallest].area { smallest = index }
    if rects[smallest].area < rect.area { rects[smallest] = rect }
  }

  /// What is left of `extent`; nil if that is all of it.
  func uncovered(of extent: PixelRect) -> PixelRegion? {
    guard hull.intersects(extent) else { return nil }
    let rects = rects.span
    var isTouched = false
    for index in 0..<count where rects[index].intersects(extent) {
      if rects[index].contains(extent) { return PixelRegion() }
      isTouched = true
    }
    guard isTouched else { return nil }
    var rest = PixelRegion(extent)
    for index in 0..<count { rest.subtract(rects[index]) }
    return rest
  }
}
