package import CUIKernels

/// A mask with a stretched middle column and row, to be shown under a projection.
package struct StretchedMask: Sendable {
  package let mask: MaskBuffer
  /// The position of its first pixel on the grid that projections lead to.
  package let origin: PixelPoint
  /// The extra length of the middle column and row, in mask pixels beyond one.
  package let excessX: Double
  package let excessY: Double

  /// Traps on a mask of one row.
  package init(_ mask: MaskBuffer, origin: PixelPoint, excessX: Double = 0, excessY: Double = 0) {
    precondition(mask.size.height > 1, "a mask to be sampled has two rows")
    (self.mask, self.origin) = (mask, origin)
    (self.excessX, self.excessY) = (excessX, excessY)
  }

  /// Arguments for the kernels; valid as long as the mask is alive.
  package var kernelMask: cui_stretched_mask {
    cui_stretched_mask(
      base: mask.base, stride: mask.stride, width: mask.size.width, height: mask.size.height,
      excess_x: Float(excessX), excess_y: Float(excessY))
  }
}

extension Kernels {
  /// m = bilinear interpolation of `mask` for each of `count` pixels starting at (`x`, `y`), with
  /// weights in 256ths; 0 behind the eye.
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
