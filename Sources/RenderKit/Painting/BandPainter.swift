import RasterKit

/// Paints the rectangles of a plan on one thread, with that thread's scratch memory.
final class BandPainter {
  let scratch = PaintScratch()
  private let groups = OffscreenPass()
  /// The group that has just ended, to be composited onto what is beneath.
  private var finished = RowSource(.solid(0))
  /// Pixels written since the count was last read.
  private var painted = 0

  /// Paints the items of `plan` inside `rect`, back to front; returns the number of pixels written.
  func paint(_ plan: FramePlan, into target: PixelTarget, rect: PixelRect) -> Int {
    let rect = rect.intersection(target.bounds)
    if rect.isEmpty { return 0 }
    scratch.reserve(Int(rect.width))
    painted = 0
    paint(plan.items.indices, of: plan, into: target, rect: rect)
    return painted
  }

  private func paint(
    _ items: Range<Int>, of plan: FramePlan, into target: PixelTarget, rect: PixelRect
  ) {
    if rect.isEmpty { return }
    var index = items.lowerBound
    while index < items.upperBound { index = paint(index, of: plan, into: target, rect: rect) }
  }

  /// Paints one item and returns the next index; an invisible group is skipped as a whole.
  private func paint(
    _ index: Int, of plan: FramePlan, into target: PixelTarget, rect: PixelRect
  ) -> Int {
    let item = plan.items[index]
    let area = item.extent.intersection(rect)
    switch item.kind {
    case .beginGroup(let end):
      if area.isEmpty { return end + 1 }
      groups.begin(area)
    case .endGroup(let tint, let blend):
      finished = RowSource(.pixels(groups.end()), tint: tint, blend: blend)
      paintPieces(of: item, in: area, plan, on: groups.target ?? target)
    case .beginMask(let end):
      if area.isEmpty { return end + 1 }
      groups.begin(area)
    case .endMask: applyMask(groups.end(), in: area)
    case .clipGroup(let end, let clip):
      paint(index + 1..<end, cutBy: clip, item, area, plan, into: target)
      return end
    default:
      if area.isEmpty { break }
      paintPieces(of: item, in: area, plan, on: groups.target ?? target)
    }
    return index + 1
  }

  private func paintPieces(
    of item: PlanItem, in area: PixelRect, _ plan: FramePlan, on target: PixelTarget
  ) {
    guard let remainder = item.remainder else {
      painted += area.area
      return paint(item, area, plan, on: target)
    }
    for rect in plan.remainders[remainder].rects {
      let piece = rect.intersection(area)
      if piece.isEmpty { continue }
      painted += piece.area
      paint(item, piece, plan, on: target)
    }
  }

  private func paint(
    _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan, on target: PixelTarget
  ) {
    switch item.kind {
    case .fill(let shape, let color):
      paintBackground(shape, color: color, item, area, plan, on: target)
    case .clear(let color): Kernels.fill(target, rect: area, color: color)
    case .solid(let color): paintSolid(color, item, area, plan, on: target)
    case .ring(let outer, let inner, let color):
      paintBorder(outer, inner, color: color, item, area, plan, on: target)
    case .image(let image): paintContents(plan.images[image], item, area, plan, on: target)
    case .gradient(let gradient):
      paintGradient(plan.gradients[gradient], item, area, plan, on: target)
    case .drawing(let drawing):
      plan.drawings[drawing].paint(item, area, plan, with: self, on: target)
    case .mask(let mask): paintMask(plan.masks[mask], item, area, plan, on: target)
    case .bitmap(let image, let blend):
      paintBitmap(plan.images[image], blend, item, area, plan, on: target)
    case .shadow(let shadow, let color):
      paintShadow(plan.shadows[shadow], color: color, item, area, plan, on: target)
    case .endGroup: paint(ItemCoverage(), finished, item, area, plan, on: target)
    case .beginGroup, .beginMask, .endMask, .clipGroup: break
    }
  }

  private func paint(
    _ items: Range<Int>, cutBy clip: Int, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    into target: PixelTarget
  ) {
    let inner = plan.clips[clip].inner.intersection(area)
    paint(items, of: plan, into: target, rect: inner)
    var edge = PixelRegion(area)
    edge.subtract(inner)
    for piece in edge.rects {
      groups.begin(piece)
      paint(items, of: plan, into: target, rect: piece)
      let rows = RowSource(.pixels(groups.end()))
      painted += piece.area
      paint(ItemCoverage(), rows, item, piece, plan, on: groups.target ?? target)
    }
  }

  /// Multiplies the current group by the alpha of a finished mask.
  private func applyMask(_ mask: PixelTarget, in area: PixelRect) {
    guard let group = groups.target else { return }
    Kernels.multiply(group, rect: area, byAlphaOf: mask)
    painted += area.area
  }
}

extension BandPainter {
  /// The general path: rows of colour through the coverage of shape, hole and clips.
  ///
  /// Pixels inside all clips are painted without them.
  func paint(
    _ coverage: ItemCoverage, _ source: RowSource, _ item: PlanItem, _ area: PixelRect,
    _ plan: FramePlan, on target: PixelTarget
  ) {
    guard let clip = item.clip else { return paintUnclipped(coverage, source, area, on: target) }
    let inner = plan.clips[clip].inner.intersection(area)
    if !inner.isEmpty { paintUnclipped(coverage, source, inner, on: target) }
    var clipped = coverage
    clipped.clips = plan.clipShapes(from: clip, cutting: area).map { plan.shapes[$0] }
    var rest = PixelRegion(area)
    rest.subtract(inner)
    for piece in rest.rects { paintRows(clipped, source, piece, on: target) }
  }

  private func paintUnclipped(
    _ coverage: ItemCoverage, _ source: RowSource, _ area: PixelRect, on target: PixelTarget
  ) {
    if coverage.isWhole && source.paintBlock(area, on: target) { return }
    paintRows(coverage, source, area, on: target)
  }

  private func paintRows(
    _ coverage: ItemCoverage, _ source: RowSource, _ area: PixelRect, on target: PixelTarget
  ) {
    for y in area.minY..<area.maxY {
      coverage.findRuns(y: y, area.minX, area.maxX, into: &scratch.coverage)
      for run in scratch.coverage.runs {
        if run.isFull {
          source.paintFull(run, y: y, on: target, scratch)
        } else {
          coverage.writeMask(run, y: y, scratch)
          source.paintMasked(run, y: y, on: target, scratch)
        }
      }
    }
  }
}
