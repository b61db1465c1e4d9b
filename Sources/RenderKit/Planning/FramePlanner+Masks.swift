import CoreGraphics
import RasterKit

extension FramePlanner {
  /// Applies the layer's mask; true where the layer has to be a group for it.
  ///
  /// A mask that is an opaque rectangle, possibly rounded, becomes a clip: on the layer's items if
  /// it is pixel-aligned or the layer paints a single thing, otherwise on the finished group, so
  /// that its edge is applied only once.
  func mask(_ visit: inout LayerVisit, _ group: inout FramePlanBuilder.Group) -> Bool {
    guard let mask = visit.layer.mask else { return false }
    guard mask.isPlainRectangle else {
      group.awaitsMask = true
      return true
    }
    let map = mask.geometry.map.concatenating(visit.map)
    let shape = map.shape(of: mask.geometry.bounds, mask.shown.cornerStyle)
    group.clip = builder.addClip(shape, inside: group.clip)
    let layer = visit.layer
    let isSingle =
      layer.children.isEmpty && layer.ownPartCount <= 1 && !layer.shown.castsShadow
    guard shape.isPixelAligned || isSingle else { return true }
    visit.clip = group.clip
    visit.innerClip = group.clip
    return false
  }

  /// Begins the mask of a layer whose own items are complete; nil where there is no mask to paint.
  func beginMask(of visit: inout LayerVisit) -> LayerVisit.Surroundings? {
    guard let group = visit.group, group.awaitsMask else { return nil }
    addLast(visit)
    visit.group?.awaitsMask = false
    visit.group?.maskBegin = builder.plan.items.count
    if group.begin == builder.plan.items.count - 1 { return nil }
    let extent = builder.plan.items[group.begin].extent
    builder.plan.items.append(PlanItem(.beginMask(end: 0), extent: extent))
    return LayerVisit.Surroundings(map: visit.map, clip: visit.clip)
  }
}

extension RenderLayer {
  /// Whether it paints nothing but an opaque background.
  fileprivate var isPlainRectangle: Bool {
    let shown = shown
    guard geometry.isDrawn, !shown.hasRareState, children.isEmpty, shown.opacity >= 1,
      let color = shown.backgroundColor
    else { return false }
    return color.isOpaque && shown.paintsBackground && !shown.paintsContents
      && !shown.paintsBorder
  }
}
