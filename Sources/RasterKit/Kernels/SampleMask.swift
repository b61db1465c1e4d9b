package import CUIKernels

/// A mask of whose middle column and row there are more than it has, to be shown anywhere.
package struct StretchedMask: Sendable {
  package let mask: MaskBuffer
  /// Where its first pixel is on the grid that projections lead to.
  package let origin: PixelPoint
  /// Pixels of the mask by which its middle column, and its middle row, are longer than one.
  package let excessX: Double
  package let excessY: Double

  /// Traps on a mask of one row.
  package init(_ mask: MaskBuffer, origin: PixelPoint, excessX: Double = 0, excessY: Double = 0) {
    precondition(mask.size.height > 1, "a mask to be sampled has two rows")
    (self.mask, self.origin) = (mask, origin)
    (self.excessX, self.excessY) = (excessX, excessY)
  }

  /// What the kernels work from; good as long as the mask is kept.
  package var kernelMask: cui_stretched_mask {
    cui_stretched_mask(
      base: mask.base, stride: mask.stride, width: mask.size.width, height: mask.size.height,
      excess_x: Float(excessX), excess_y: Float(excessY))
  }
}

extension Kernels {
  /// m = the four values of `mask` around the place that each of `count` pixels from (`x`, `y`) on
  /// shows, mixed by distance with weights of 1/256; 0 behind the eye.
  package static func sampleMask(
    _ row: UnsafeMutablePointer<UInt8>, mask: StretchedMask, projection: Projection, x: Int32,
    y: Int32, count: Int
  ) {
    var kernel = projection.kernelProjection(from: mask.origin)
    withExtendedLifetime(mask.mask) {
      withUnsafePointer(to: mask.kernelMask) { active.sample_mask(row, $0, &kernel, x, y, count) }
    }
  }
}
