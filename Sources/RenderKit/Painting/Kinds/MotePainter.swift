import RasterKit

extension BandPainter {
  /// Particles, one over the other: sampled, tinted, and laid over or added to what is there.
  func paintMotes(
    _ motes: PlanMotes, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    for sprite in motes.sprites {
      let area = area.intersection(sprite.shape.bounds)
      if area.isEmpty { continue }
      let coverage = ItemCoverage(shape: .rounded(sprite.shape))
      let rows = RowSource(
        .sampled(sprite.pixels.target, sprite.walk, isNearest: false), veil: sprite.veil,
        blend: motes.isAdditive ? .plusLighter : nil)
      paint(coverage, rows, item, area, plan, on: target)
    }
  }
}
