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
    coverage.part = image.part.map { plan.shapes[$0] }
    let area = coverage.part.map { area.intersection($0.bounds) } ?? area
    switch image.placement {
    case .shifted(let shift):
      var source = image.source
      source.bounds = source.bounds.offsetBy(x: shift.x, y: shift.y)
      let area = area.intersection(source.bounds)
      if area.isEmpty { return }
      coverage.shape = nil
      if item.clip == nil && coverage.isWhole {
        return paint(source, image.alpha, isOpaque, area, on: target)
      }
      let rows = RowSource.pixels(source, alpha: image.alpha, isOpaque: isOpaque)
      paint(coverage, rows, item, area, plan, on: target)
    case .projected(let walk):
      let rows = RowSource.projected(image.source, walk, alpha: image.alpha)
      paint(coverage, rows, item, area, plan, on: target)
    case .sampled(let walk):
      let rows = RowSource.sampled(
        image.source, walk, alpha: image.alpha, isOpaque: isOpaque, isNearest: image.isNearest)
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

extension PlanImage {
  /// The pixels of the window, on the image's grid.
  var source: PixelTarget {
    let whole = pixels.target
    return PixelTarget(
      base: whole.address(x: window.minX, y: window.minY), stride: whole.stride, bounds: window)
  }
}
