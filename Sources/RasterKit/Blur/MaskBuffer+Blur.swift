internal import CUIKernels

extension MaskBuffer {
  /// Blurs the mask in place. Pixels outside the mask count as 0, and coverage blurred past the
  /// edge is lost.
  ///
  /// Call only while the mask is being made. Each value is within half a level of the Gaussian's
  /// sum, except for the 1/370 beyond three deviations.
  package func blur(_ gaussian: Gaussian) {
    if gaussian.sigma == 0 { return }
    let (columns, rows) = (Int(size.width), Int(size.height))
    let kernels = Kernels.active
    let (weights, reach) = (gaussian.weights, Int(gaussian.reach))
    let taps = Int32(weights.count)
    var padded = [UInt8](repeating: 0, count: columns + 2 * reach)
    var across = [UInt16](repeating: 0, count: columns * (rows + 2 * reach))
    across.withUnsafeMutableBufferPointer { across in
      for y in 0..<rows {
        padded.withUnsafeMutableBufferPointer {
          ($0.baseAddress! + reach).update(from: row(Int32(y)), count: columns)
        }
        let place = across.baseAddress! + (y + reach) * columns
        kernels.blur_across(place, padded, weights, taps, columns)
      }
      for y in 0..<rows {
        let place = across.baseAddress! + y * columns
        kernels.blur_down(row(Int32(y)), place, columns, weights, taps, columns)
      }
    }
  }
}
