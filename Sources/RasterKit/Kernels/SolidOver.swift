internal import CUIKernels

extension Kernels {
  /// d = color + d·(255 − alpha(color))/255. An opaque colour fills; a clear one does nothing.
  package static func solidOver(_ target: PixelTarget, rect: PixelRect, color: UInt32) {
    guard color != 0, let block = target.block(rect) else { return }
    if color >> 24 == 255 { active.fill(block, color) } else { active.solid_over(block, color) }
  }

  /// c = color·m/255, then d = c + d·(255 − alpha(c))/255
  package static func solidOverMask(
    _ row: UnsafeMutablePointer<UInt32>, color: UInt32, mask: UnsafePointer<UInt8>, count: Int
  ) {
    active.solid_over_mask(row, color, mask, count)
  }
}
