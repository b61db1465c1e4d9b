import RasterKit

/// A pattern through a shape, the ring between two shapes, or a mask.
struct PatternFill: PlanDrawing {
  private let image: RepeatedImage
  /// Multiplied with the colours, as a premultiplied pixel.
  private let tint: UInt32
  private let isOpaque: Bool
  /// Nil for all pixels of the item.
  var shape: PlanShape?
  var hole: PlanShape?
  var mask: ShiftedMask?

  init(_ image: RepeatedImage, tint: UInt32, isOpaque: Bool) {
    (self.image, self.tint, self.isOpaque) = (image, tint, isOpaque)
  }

  /// Whether it hides what is beneath wherever it is painted.
  var hides: Bool { isOpaque && tint >> 24 == 255 }

  func paint(
    _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan, with painter: BandPainter,
    on target: PixelTarget
  ) {
    var coverage = ItemCoverage()
    (coverage.mask, coverage.shape, coverage.hole) = (mask, shape, hole)
    let rows = RowSource(.repeated(image), isOpaque: isOpaque, tint: tint)
    painter.paint(coverage, rows, item, area, plan, on: target)
  }
}
