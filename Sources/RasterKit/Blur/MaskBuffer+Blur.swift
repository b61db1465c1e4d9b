internal import CUIKernels

extension MaskBuffer {
  /// Blurs the mask in place; there is nothing outside, and what is blurred out of it is lost.
  ///
  /// To be called while the mask is being made. Up to `Gaussian.mostExactSigma` each value is the
  /// Gaussian's sum to half a level, but for the 1/370 beyond three deviations. Beyond, three boxes
  /// stand in for it: at a straight edge they are within 1/80 of full coverage of the true blur. For
  /// those the mask needs a margin of `Gaussian.reach` around what is in it.
  package func blur(_ gaussian: Gaussian) {
    if gaussian.sigma == 0 { return }
    if gaussian.isExact { blurExactly(gaussian) } else { blurByBoxes(gaussian.box) }
  }

  private var columns: Int { Int(size.width) }
  private var rows: Int { Int(size.height) }

  private func blurExactly(_ gaussian: Gaussian) {
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

  private func blurByBoxes(_ box: cui_box) {
    let first = BoxSheet(width: columns, height: rows)
    let second = BoxSheet(width: columns, height: rows)
    for y in 0..<rows { boxRow(row(Int32(y)), box, into: first.row(y)) }
    first.boxDown(box, into: second)
    second.boxDown(box, into: first)
    first.boxDown(box, into: second)
    for y in 0..<rows {
      let (bytes, values) = (row(Int32(y)), second.row(y))
      for x in 0..<columns { bytes[x] = UInt8((UInt32(values[x]) + 128) >> 8) }
    }
  }

  /// All three boxes across one row.
  private func boxRow(
    _ bytes: UnsafeMutablePointer<UInt8>, _ box: cui_box, into result: UnsafeMutablePointer<UInt16>
  ) {
    let kernels = Kernels.active
    let margin = Int(box.reach) + 1
    var row = [UInt16](repeating: 0, count: columns + 2 * margin)
    for x in 0..<columns { row[margin + x] = UInt16(bytes[x]) << 8 }
    for pass in 0..<3 {
      kernels.box_across(result, row, box, columns)
      if pass == 2 { break }
      row.withUnsafeMutableBufferPointer {
        ($0.baseAddress! + margin).update(from: result, count: columns)
      }
    }
  }
}

/// Values of a mask between passes, with 8 more bits.
private final class BoxSheet {
  private let width: Int
  private let height: Int
  private let values: UnsafeMutablePointer<UInt16>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    // One row more: the zeros outside.
    values = .allocate(capacity: width * (height + 1))
    values.initialize(repeating: 0, count: width * (height + 1))
  }

  deinit { values.deallocate() }

  func row(_ y: Int) -> UnsafeMutablePointer<UInt16> {
    values + (y >= 0 && y < height ? y : height) * width
  }

  func boxDown(_ box: cui_box, into result: BoxSheet) {
    let reach = Int(box.reach)
    var sums = [UInt32](repeating: 0, count: width)
    for y in 0...min(reach, height - 1) {
      let values = row(y)
      for x in 0..<width { sums[x] += UInt32(values[x]) }
    }
    for y in 0..<height {
      let rows = cui_box_rows(
        before: row(y - reach - 1), after: row(y + reach + 1), leaving: row(y - reach))
      Kernels.active.box_down(result.row(y), &sums, rows, box, width)
    }
  }
}
