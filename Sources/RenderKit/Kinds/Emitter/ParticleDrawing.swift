import RasterKit

/// The particles of one layer, placed on the surface: one over the other, sampled, tinted, and laid over
/// or added to what is there.
struct ParticleDrawing: PlanDrawing {
  /// Which of the plan's images they are, back to front.
  var images: Range<Int>
  /// How they are mixed with what is beneath; nil lays them over it.
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
