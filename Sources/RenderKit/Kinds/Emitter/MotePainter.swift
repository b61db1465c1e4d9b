import RasterKit

extension BandPainter {
  /// Particles, one over the other: sampled, tinted, and laid over or added to what is there.
  func paintMotes(
    _ motes: PlanMotes, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    for image in plan.images[motes.images] {
      let area = area.intersection(plan.shapes[image.shape].bounds)
      if area.isEmpty { continue }
      paintContents(image, item, area, plan, on: target, mixedBy: motes.blend)
    }
  }
}
