internal import CUIKernels

extension RoundedShape {
  /// The pixels of row `y` that may be covered, and those among them covered entirely.
  ///
  /// Without full pixels `inner` is empty and sits at the end of `outer`, so that what is left of
  /// `inner` and what is right of it always make up the partly covered pixels.
  package func rowSpans(y: Int32) -> (outer: Range<Int32>, inner: Range<Int32>) {
    let spans = withUnsafePointer(to: outline) { cui_shape_row_spans($0, y) }
    return (spans.start..<spans.end, spans.full_start..<spans.full_end)
  }
}
