import RasterKit

extension BandPainter {
  /// Paints an image: copied where it is aligned to the pixel grid, sampled otherwise.
  func paintContents(
    _ image: PlanImage, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget, mixedBy blend: BlendMode? = nil
  ) {
    let shape = plan.shapes[image.shape]
    let isOpaque = image.isOpaque
    var coverage = ItemCoverage(shape: shape.isPixelAligned ? nil : shape)
    coverage.part = image.part.map { plan.shapes[$0] }
    let area = coverage.part.map { area.intersection($0.bounds) } ?? area
    var rows = RowSource(.pixels(image.source), isOpaque: isOpaque, tint: image.tint, blend: blend)
    switch image.placement {
    case .shifted(let origin):
      let area = area.intersection(image.window.offsetBy(x: origin.x, y: origin.y))
      if area.isEmpty { return }
      coverage.shape = nil
      rows.colors = .picture(image.pixels, at: origin)
      return paint(coverage, rows, item, area, plan, on: target)
    case .projected(let projection):
      rows.colors = .projected(image.source, projection, isNearest: image.isNearest)
    case .mipped(let source):
      rows.colors = .mipped(source)
    case .sampled(let walk):
      rows.colors = .sampled(image.source, walk, isNearest: image.isNearest)
    }
    paint(coverage, rows, item, area, plan, on: target)
  }
}

extension PlanImage {
  /// The pixels of the window, with the image's coordinates.
  var source: PixelTarget {
    let whole = pixels.target
    return PixelTarget(
      base: whole.address(x: window.minX, y: window.minY), stride: whole.stride, bounds: window)
  }
}
