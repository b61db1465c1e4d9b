internal import CUIKernels

extension PolygonShape {
  /// The pixels of row `y` that may be covered, and those among them that are covered completely.
  ///
  /// If no pixel is covered completely, `inner` is empty and at the end of `outer`.
  package func rowSpans(y: Int32) -> (outer: Range<Int32>, inner: Range<Int32>) {
    let none = bounds.minX..<bounds.minX
    if isEmpty { return (none, none) }
    let spans = withKernelPolygon { cui_polygon_row_spans($0, y) }
    return (spans.start..<spans.end, spans.full_start..<spans.full_end)
  }

  /// Writes the coverage of the pixels `x` of row `y`, starting at `mask[0]`.
  package func coverage(y: Int32, x: Range<Int32>, into mask: UnsafeMutablePointer<UInt8>) {
    guard !isEmpty, bounds.minY <= y, y < bounds.maxY else {
      return mask.update(repeating: 0, count: x.count)
    }
    withKernelPolygon { Kernels.active.polygon_coverage($0, y, x.lowerBound, mask, x.count) }
  }
}

extension Kernels {
  /// `solidOver` through the coverage of a polygon, inside `clip`.
  package static func solidOver(
    _ target: PixelTarget, shape: PolygonShape, clip: PixelRect, color: UInt32
  ) {
    let area = clip.intersection(shape.bounds).intersection(target.bounds)
    guard color != 0, let block = target.block(area) else { return }
    shape.withKernelPolygon {
      active.polygon_solid_over(block, $0, area.minX, area.minY, color)
    }
  }
}
