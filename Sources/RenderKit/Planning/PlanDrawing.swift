import RasterKit

/// Something that a kind of layer paints and the plan has no item for; made in the kind's folder.
protocol PlanDrawing: Sendable {
  /// Paints what lies in `area`, which is a part of the item's extent, through the item's clip. Called
  /// on any thread, once for each part.
  func paint(
    _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan, with painter: BandPainter,
    on target: PixelTarget)
}
