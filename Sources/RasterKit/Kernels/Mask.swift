internal import CUIKernels

extension Kernels {
  /// m = m·by/255, for nested clips.
  package static func multiplyMask(
    _ mask: UnsafeMutablePointer<UInt8>, by other: UnsafePointer<UInt8>, count: Int
  ) {
    active.multiply_mask(mask, other, count)
  }

  /// m = m·by/255, for opacity.
  package static func scaleMask(_ mask: UnsafeMutablePointer<UInt8>, by alpha: UInt8, count: Int) {
    if alpha < 255 { active.scale_mask(mask, alpha, count) }
  }
}
