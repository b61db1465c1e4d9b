internal import CUIKernels

extension RoundedShape {
  /// The pixels of row `y` that may be covered, and those among them that are covered completely.
  ///
  /// If no pixel is covered completely, `inner` is empty and at the end of `outer`. The pixels of
  /// `outer` to the left and right of `inner` are therefore always the partly covered ones.
  package func rowSpans(y: Int32) -> (outer: Range<Int32>, inner: Range<Int32>) {
    let spans = withUnsafePointer(to: outline) { cui_shape_row_spans($0, y) }
    return (spans.start..<spans.end, spans.full_start..<spans.full_end)
  }
}
