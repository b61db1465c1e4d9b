import RasterKit

extension BandPainter {
  func paintSolid(
    _ color: UInt32, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    if item.clip == nil { return Kernels.solidOver(target, rect: area, color: color) }
    paint(ItemCoverage(), RowSource(.solid(color)), item, area, plan, on: target)
  }

  /// Paints a solid colour in a rounded rectangle. Inside all clips one kernel paints spans and
  /// edges.
  func paintBackground(
    _ shape: Int, color: UInt32, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    if item.clip == nil {
      switch plan.shapes[shape] {
      case .rounded(let shape):
        return Kernels.solidOver(target, shape: shape, clip: area, color: color)
      case .projected(let shape):
        return Kernels.solidOver(target, shape: shape, clip: area, color: color)
      }
    }
    let coverage = ItemCoverage(shape: plan.shapes[shape])
    paint(coverage, RowSource(.solid(color)), item, area, plan, on: target)
  }
}
