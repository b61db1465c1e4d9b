import RasterKit

extension BandPainter {
  /// Paints a solid colour through a mask.
  func paintMask(
    _ mask: PlanMask, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    var coverage = ItemCoverage()
    coverage.mask = mask.mask
    paint(coverage, RowSource(.solid(mask.color)), item, area, plan, on: target)
  }
}

/// A mask placed on the surface, with its colour.
struct PlanMask {
  var mask: ShiftedMask
  var color: UInt32
}

extension RowCoverage {
  /// Begins with a row's covered pixels. They are found eight at a time, so some uncovered or fully
  /// covered pixels may count as partly covered.
  mutating func begin(_ placed: ShiftedMask, y: Int32, _ minX: Int32, _ maxX: Int32) {
    begin(minX, minX)
    let bounds = placed.bounds
    let (first, last) = (max(minX, bounds.minX), min(maxX, bounds.maxX))
    guard first < last, y >= bounds.minY, y < bounds.maxY else { return }
    let row = UnsafeRawPointer(placed.row(x: bounds.minX, y: y))
    var x = first
    while x < last {
      let offset = Int(x &- bounds.minX) & ~7
      // Rows are padded to 16 bytes, so the last block may be read completely.
      let block = row.load(fromByteOffset: offset, as: UInt64.self)
      let end = min(bounds.minX &+ Int32(offset + 8), last)
      if block != 0 { add(x, end, isFull: block == .max) }
      x = end
    }
  }
}
