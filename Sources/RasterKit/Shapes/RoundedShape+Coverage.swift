internal import CUIKernels

extension RoundedShape {
  /// Writes the coverage of the pixels `x` of row `y`, starting at `mask[0]`.
  package func coverage(y: Int32, x: Range<Int32>, into mask: UnsafeMutablePointer<UInt8>) {
    guard !isEmpty, bounds.minY <= y, y < bounds.maxY else {
      return mask.update(repeating: 0, count: x.count)
    }
    withUnsafePointer(to: outline) {
      Kernels.active.shape_coverage($0, y, x.lowerBound, mask, x.count)
    }
  }
}

extension Kernels {
  /// `solidOver` through the coverage of a shape, inside `clip`: spans, edges and interior in one
  /// pass.
  package static func solidOver(
    _ target: PixelTarget, shape: RoundedShape, clip: PixelRect, color: UInt32
  ) {
    let area = clip.intersection(shape.bounds)
    if shape.isPixelAligned { return solidOver(target, rect: area, color: color) }
    guard color != 0, let block = target.block(area) else { return }
    let origin = area.intersection(target.bounds)
    withUnsafePointer(to: shape.outline) {
      active.shape_solid_over(block, $0, origin.minX, origin.minY, color)
    }
  }
}
