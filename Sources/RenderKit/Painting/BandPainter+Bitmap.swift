import RasterKit

extension BandPainter {
  /// Paints a cached bitmap of a finished group, on the same pixel grid as the target, as the
  /// group's end would paint its pixels.
  func paintBitmap(
    _ image: PlanImage, _ blend: BlendMode?, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    guard case .shifted(let origin) = image.placement else { return }
    let area = area.intersection(image.window.offsetBy(x: origin.x, y: origin.y))
    if area.isEmpty { return }
    let rows = RowSource(.picture(image.pixels, at: origin), tint: image.tint, blend: blend)
    paint(ItemCoverage(), rows, item, area, plan, on: target)
  }
}
