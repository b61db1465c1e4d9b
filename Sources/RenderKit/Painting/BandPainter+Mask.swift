import RasterKit

extension BandPainter {
  /// A solid colour through a mask.
  func paintMask(
    _ mask: PlanMask, _ item: PlanItem, _ area: PixelRect, _ plan: FramePlan,
    on target: PixelTarget
  ) {
    var coverage = ItemCoverage()
    coverage.mask = mask.mask
    paint(coverage, RowSource(.solid(mask.color)), item, area, plan, on: target)
  }
}

/// A mask placed on the surface, with the colour that goes through it.
struct PlanMask {
  var mask: ShiftedMask
  var color: UInt32
}

extension RowCoverage {
  /// The pixels of a row that a mask covers, to begin with: found eight at a time, so that some that
  /// are not covered, or fully covered, may count as partly covered.
  mutating func begin(_ placed: ShiftedMask, y: Int32, _ minX: Int32, _ maxX: Int32) {
    begin(minX, minX)
    let bounds = placed.bounds
    let (first, last) = (max(minX, bounds.minX), min(maxX, bounds.maxX))
    guard first < last, y >= bounds.minY, y < bounds.maxY else { return }
    let row = UnsafeRawPointer(placed.row(x: bounds.minX, y: y))
    var x = first
    while x < last {
      let offset = Int(x &- bounds.minX) & ~7
      // Rows are padded to 16 bytes: the last block may be read whole.
      let block = row.load(fromByteOffset: offset, as: UInt64.self)
      let end = min(bounds.minX &+ Int32(offset + 8), last)
      if block != 0 { add(x, end, isFull: block == .max) }
      x = end
    }
  }
}
