import RasterKit

extension BandPainter {
  /// A kept bitmap of a finished group, on the same grid as the target: what the group's end would
  /// do with the pixels it has just painted.
  func paintPicture(
    _ image: PlanImage, _ blend: BlendMode?, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    guard case .shifted(let shift) = image.placement else { return }
    var source = image.pixels.target
    source.bounds = source.bounds.offsetBy(x: shift.x, y: shift.y)
    let area = area.intersection(source.bounds)
    if area.isEmpty { return }
    let rows = RowSource(finished: source, alpha: image.alpha, blend: blend)
    paint(ItemCoverage(), rows, item, area, plan, on: target)
  }
}

extension RowSource {
  /// The pixels of a finished group.
  init(finished pixels: PixelTarget, alpha: UInt8, blend: BlendMode?) {
    if let blend {
      self = .blended(pixels, blend, alpha: alpha)
    } else {
      self = .pixels(pixels, alpha: alpha, isOpaque: false)
    }
  }
}
