import RasterKit

extension BandPainter {
  /// Paints a solid ring; four rectangles where its edges are on the pixel grid.
  func paintBorder(
    _ outer: Int, _ inner: Int, color: UInt32, _ item: PlanItem, _ area: PixelRect,
    _ plan: FramePlan, on target: PixelTarget
  ) {
    let (outer, inner) = (plan.shapes[outer], plan.shapes[inner])
    if item.clip == nil && outer.isPixelAligned && inner.isPixelAligned {
      var ring = PixelRegion(area.intersection(outer.bounds))
      ring.subtract(inner.bounds)
      for rect in ring.rects { Kernels.solidOver(target, rect: rect, color: color) }
      return
    }
    let coverage = ItemCoverage(shape: outer, hole: inner)
    for piece in RingRects(of: area, around: inner.innerRect).rects {
      paint(coverage, RowSource(.solid(color)), item, piece, plan, on: target)
    }
  }
}

/// An area without the hole of a ring, so that rows across a large hole are skipped.
private struct RingRects {
  let rects: PixelRegion.Rects

  init(of area: PixelRect, around hole: PixelRect) {
    var region = PixelRegion(area)
    region.subtract(hole)
    rects = region.rects
  }
}
