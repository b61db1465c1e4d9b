import RasterKit

/// A paint item for which the plan has no case: a kind's own, implemented in the kind's folder, or a
/// pattern.
protocol PlanDrawing: Sendable {
  /// Paints the item in `area`, a part of its extent, through its clip. Called on any thread, once
  /// for each part.
  func paint(
    _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan, with painter: BandPainter,
    on target: PixelTarget)
}
