import RasterKit

extension BandPainter {
  /// Paints a gradient through a rounded rectangle.
  func paintGradient(
    _ gradient: PlanGradient, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    let shape = plan.shapes[gradient.shape]
    let coverage = ItemCoverage(shape: shape.isPixelAligned ? nil : shape)
    let rows = RowSource(
      .gradient(gradient.colors), isOpaque: gradient.isOpaque, tint: gradient.tint)
    paint(coverage, rows, item, area, plan, on: target)
  }
}

/// A gradient placed on the surface.
struct PlanGradient {
  var colors: Gradient
  var shape: Int
  /// Multiplied with the colours, as a premultiplied pixel.
  var tint: UInt32
  var isOpaque: Bool
}
