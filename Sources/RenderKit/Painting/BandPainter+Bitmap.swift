import RasterKit

extension BandPainter {
  /// Paints a cached bitmap of a finished group, on the same pixel grid as the target, as the
  /// group's end would paint its pixels.
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
