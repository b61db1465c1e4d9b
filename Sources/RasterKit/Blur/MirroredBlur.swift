internal import CUIKernels

extension MaskBuffer {
  /// A part of the mask, blurred. Beyond its edges the mask goes on as its mirror image, so nothing
  /// gets darker there.
  ///
  /// Costs the area, and the Gaussian's reach above and below it.
  func blurredPart(_ area: PixelRect, by gaussian: Gaussian) -> MaskBuffer {
    let result = MaskBuffer(size: PixelSize(width: area.width, height: area.height))
    let (columns, rows, reach) = (Int(area.width), Int(area.height), gaussian.reach)
    // Without a blur a weight of nearly 1, with which each level rounds back to itself.
    let weights = gaussian.sigma == 0 ? [UInt16.max] : gaussian.weights
    let taps = Int32(weights.count)
    let places = mirroredPlaces(
      from: area.minX - reach, count: columns + 2 * Int(reach), size.width)
    let lines = mirroredPlaces(from: area.minY - reach, count: rows + 2 * Int(reach), size.height)
    var padded = [UInt8](repeating: 0, count: places.count)
    var across = [UInt16](repeating: 0, count: columns * lines.count)
    let kernels = Kernels.active
    across.withUnsafeMutableBufferPointer { across in
      guard let base = across.baseAddress else { return }
      for (line, y) in lines.enumerated() {
        let source = row(Int32(y))
        for (index, x) in places.enumerated() { padded[index] = source[x] }
        kernels.blur_across(base + line * columns, padded, weights, taps, columns)
      }
      for y in 0..<rows {
        kernels.blur_down(
          result.row(Int32(y)), base + y * columns, columns, weights, taps, columns)
      }
    }
    return result
  }
}

/// The places that the mirror images of `length` pixels show, beside each other without end.
private func mirroredPlaces(from first: Int32, count: Int, _ length: Int32) -> [Int] {
  let (length, period) = (Int(length), 2 * Int(length))
  return (0..<count).map { index in
    let place = ((Int(first) + index) % period + period) % period
    return place < length ? place : period - 1 - place
  }
}
