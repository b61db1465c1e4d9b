import RasterKit

extension BandPainter {
  /// Paints a colour through a blurred mask; inside all clips, directly from the mask's rows.
  func paintShadow(
    _ shadow: PlanShadow, color: UInt32, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    if item.clip != nil {
      return paint(
        ItemCoverage(shadow: shadow), RowSource(.solid(color)), item, area, plan, on: target)
    }
    if case .exact(let mask) = shadow {
      return Kernels.solidOver(target, mask: mask, clip: area, color: color)
    }
    let mask = scratch.mask.base
    for y in area.minY..<area.maxY {
      shadow.coverage(y: y, x: area.minX..<area.maxX, into: mask)
      Kernels.solidOverMask(
        target.address(x: area.minX, y: y), color: color, mask: mask, count: Int(area.width))
    }
  }
}
