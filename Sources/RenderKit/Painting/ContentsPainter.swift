import RasterKit

extension BandPainter {
  /// An image: copied where its pixels fall on pixels, smoothly sampled everywhere else.
  func paintContents(
    _ image: PlanImage, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    let shape = plan.shapes[image.shape]
    let isOpaque = image.pixels.isOpaque
    var coverage = ItemCoverage(shape: shape.isPixelAligned ? nil : shape)
    switch image.placement {
    case .shifted(let shift):
      var source = image.pixels.target
      source.bounds = source.bounds.offsetBy(x: shift.x, y: shift.y)
      let area = area.intersection(source.bounds)
      if area.isEmpty { return }
      coverage.shape = nil
      if item.clip == nil { return paint(source, image.alpha, isOpaque, area, on: target) }
      let rows = RowSource.pixels(source, alpha: image.alpha, isOpaque: isOpaque)
      paint(coverage, rows, item, area, plan, on: target)
    case .projected(let walk):
      let rows = RowSource.projected(image.pixels.target, walk, alpha: image.alpha)
      paint(coverage, rows, item, area, plan, on: target)
    case .sampled(let walk):
      let rows = RowSource.sampled(
        image.pixels.target, walk, alpha: image.alpha, isOpaque: isOpaque)
      paint(coverage, rows, item, area, plan, on: target)
    }
  }

  private func paint(
    _ source: PixelTarget, _ alpha: UInt8, _ isOpaque: Bool, _ area: PixelRect,
    on target: PixelTarget
  ) {
    if isOpaque && alpha == 255 {
      Kernels.copy(target, rect: area, source: source)
    } else {
      Kernels.over(target, rect: area, source: source, alpha: alpha)
    }
  }
}
