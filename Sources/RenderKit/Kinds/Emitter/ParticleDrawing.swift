import RasterKit

/// Paints the particles of one layer in order: sampled, tinted, and composited over or added to the
/// pixels beneath.
struct ParticleDrawing: PlanDrawing {
  /// The particles' range in the plan's images, back to front.
  var images: Range<Int>
  /// The blend mode; nil for source-over.
  var blend: BlendMode?

  func paint(
    _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan, with painter: BandPainter,
    on target: PixelTarget
  ) {
    for image in plan.images[images] {
      let area = area.intersection(plan.shapes[image.shape].bounds)
      if area.isEmpty { continue }
      painter.paintContents(image, item, area, plan, on: target, mixedBy: blend)
    }
  }
}
