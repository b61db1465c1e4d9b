internal import CUIKernels

extension Kernels {
  /// d = color
  package static func fill(_ target: PixelTarget, rect: PixelRect, color: UInt32) {
    guard let block = target.block(rect) else { return }
    active.fill(block, color)
  }
}
