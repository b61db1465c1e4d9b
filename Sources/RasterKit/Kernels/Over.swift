internal import CUIKernels

extension Kernels {
  /// s' = s·alpha/255, then d = s' + d·(255 − alpha(s'))/255, at the same coordinates of both
  /// grids.
  ///
  /// If the source is known to be opaque and `alpha` is 255, `copy` does the same at less cost.
  package static func over(
    _ target: PixelTarget, rect: PixelRect, source: PixelTarget, alpha: UInt8 = 255
  ) {
    let area = rect.intersection(source.bounds).intersection(target.bounds)
    guard alpha > 0, let block = target.block(area) else { return }
    active.over(block, source.address(x: area.minX, y: area.minY), source.stride, alpha)
  }

  /// The same for `count` pixels of one row.
  package static func overRow(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, alpha: UInt8 = 255,
    count: Int
  ) {
    guard count > 0 else { return }
    let block = cui_block(base: row, stride: count, width: Int32(count), height: 1)
    active.over(block, source, count, alpha)
  }

  /// s' = s·m/255, then d = s' + d·(255 − alpha(s'))/255
  package static func overMask(
    _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>,
    mask: UnsafePointer<UInt8>, count: Int
  ) {
    active.over_mask(row, source, mask, count)
  }
}
