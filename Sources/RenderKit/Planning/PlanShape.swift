import RasterKit

/// Which pixels something covers, and how much of each; the same for a pixel wherever its row is
/// entered.
enum PlanShape: Sendable {
  case rounded(RoundedShape)
  /// Seen in perspective.
  case projected(PolygonShape)

  /// Every pixel with any coverage is in here.
  var bounds: PixelRect {
    switch self {
    case .rounded(let shape): shape.bounds
    case .projected(let shape): shape.bounds
    }
  }

  /// Pixels that are covered entirely; what is seen in perspective hides nothing for certain.
  var innerRect: PixelRect {
    if case .rounded(let shape) = self { shape.innerRect } else { .empty }
  }

  /// Whether the shape is exactly the pixels of `bounds`.
  var isPixelAligned: Bool {
    if case .rounded(let shape) = self { shape.isPixelAligned } else { false }
  }

  /// The pixels of a row that may be covered, and those among them covered entirely.
  func rowSpans(y: Int32) -> (outer: Range<Int32>, inner: Range<Int32>) {
    switch self {
    case .rounded(let shape): shape.rowSpans(y: y)
    case .projected(let shape): shape.rowSpans(y: y)
    }
  }

  /// Writes the coverage of the pixels `x` of row `y`, the first of them to `mask[0]`.
  func coverage(y: Int32, x: Range<Int32>, into mask: UnsafeMutablePointer<UInt8>) {
    switch self {
    case .rounded(let shape): shape.coverage(y: y, x: x, into: mask)
    case .projected(let shape): shape.coverage(y: y, x: x, into: mask)
    }
  }
}
