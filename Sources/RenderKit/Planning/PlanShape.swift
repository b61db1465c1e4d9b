import RasterKit

/// The coverage of a shape; a pixel's value does not depend on where its row is entered.
enum PlanShape: Sendable {
  case rounded(RoundedShape)
  /// In perspective.
  case projected(PolygonShape)

  /// Contains every pixel with any coverage.
  var bounds: PixelRect {
    switch self {
    case .rounded(let shape): shape.bounds
    case .projected(let shape): shape.bounds
    }
  }

  /// Pixels that are certainly covered; empty in perspective.
  var innerRect: PixelRect {
    if case .rounded(let shape) = self { shape.innerRect } else { .empty }
  }

  /// Whether the shape is exactly the pixels of `bounds`.
  var isPixelAligned: Bool {
    if case .rounded(let shape) = self { shape.isPixelAligned } else { false }
  }

  /// The pixels of a row that may be covered, and those that are covered entirely.
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
