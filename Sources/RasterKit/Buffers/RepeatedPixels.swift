/// A picture repeated until its rows are worth copying, with one more pixel on each side, so that a
/// mix of neighbouring pixels continues across the edges.
package final class RepeatedPixels: Sendable {
  /// A whole number of pictures.
  package let period: PixelSize
  private let buffer: PixelBuffer

  /// The least length of a row, but for wider pictures.
  private static let worthCopying: Int32 = 64

  package init(_ picture: PixelBuffer) {
    let size = picture.size
    func repeated(_ length: Int32) -> Int32 {
      (Self.worthCopying &+ length &- 1) / length * length
    }
    period = PixelSize(width: repeated(size.width), height: repeated(size.height))
    buffer = PixelBuffer(
      size: PixelSize(width: period.width + 2, height: period.height + 2),
      isOpaque: picture.isOpaque)
    let target = target(at: PixelPoint(x: 0, y: 0))
    for y in target.bounds.minY..<target.bounds.maxY {
      let source = picture.base + Int((y + size.height) % size.height) * picture.stride
      for x in target.bounds.minX..<target.bounds.maxX {
        target.address(x: x, y: y).pointee = source[Int((x + size.width) % size.width)]
      }
    }
  }

  /// The pixels and their margin, with the first picture at `place`. Valid as long as this object.
  package func target(at place: PixelPoint) -> PixelTarget {
    var target = buffer.target
    target.bounds = target.bounds.offsetBy(x: place.x &- 1, y: place.y &- 1)
    return target
  }
}
