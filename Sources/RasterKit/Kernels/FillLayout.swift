internal import CUIKernels

extension Kernels {
  /// Writes `rect` of `source` to a screen's memory in the screen's layout.
  ///
  /// `bytes` points to the first pixel of `rect`; rows are `bytesPerRow` apart. `rect` must lie
  /// inside the source.
  package static func fillLayout(
    _ bytes: UnsafeMutableRawPointer, bytesPerRow: Int, packing: PixelPacking,
    from source: PixelTarget, rect: PixelRect
  ) {
    precondition(source.bounds.contains(rect), "fillLayout converts pixels of its source only")
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      let row = bytes + Int(y &- rect.minY) * bytesPerRow
      packing.packRow(row, from: source.address(x: rect.minX, y: y), count: Int(rect.width))
    }
  }
}
