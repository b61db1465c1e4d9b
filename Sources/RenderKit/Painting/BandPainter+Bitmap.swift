import RasterKit

extension BandPainter {
  /// A kept bitmap of a finished group, on the same grid as the target: what the group's end would
  /// do with the pixels it has just painted.
  func paintBitmap(
    _ image: PlanImage, _ blend: BlendMode?, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    guard case .shifted(let shift) = image.placement else { return }
    var source = image.pixels.target
    source.bounds = source.bounds.offsetBy(x: shift.x, y: shift.y)
    let area = area.intersection(source.bounds)
    if area.isEmpty { return }
    let rows = RowSource(.pixels(source), tint: image.tint, blend: blend)
    paint(ItemCoverage(), rows, item, area, plan, on: target)
  }
}
