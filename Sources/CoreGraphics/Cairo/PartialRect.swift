package import RasterKit

/// A rectangle whose edges may lie inside of pixels, in 256ths of them, as Cairo rounds.
package struct PartialRect: Hashable, Sendable {
  private let (x, y): (PartialSpan, PartialSpan)

  /// Numbers beyond four million are cut.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    x = PartialSpan(minX, maxX)
    y = PartialSpan(minY, maxY)
  }

  /// Whether all edges lie between pixels.
  package var isWhole: Bool { x.isWhole && y.isWhole }

  /// Calls the body for at most nine parts whose pixels are covered alike, with 1 to 255 for how much.
  package func forEachPart(_ visit: (_ part: PixelRect, _ coverage: UInt8) -> Void) {
    y.forEachPart { minY, maxY, height in
      x.forEachPart { minX, maxX, width in
        let covered = (height * width) >> 8
        guard covered > 0 else { return }
        visit(
          PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY), UInt8(min(covered, 255)))
      }
    }
  }
}

/// One axis of such a rectangle.
private struct PartialSpan: Hashable, Sendable {
  /// In 256ths of a pixel.
  let (start, end): (Int32, Int32)

  init(_ start: Double, _ end: Double) {
    func cut(_ x: Double) -> Int32 {
      Int32((min(max(x, -4e6), 4e6) * 256).rounded(.toNearestOrEven))
    }
    (self.start, self.end) = (cut(start), cut(end))
  }

  var isWhole: Bool { (start | end) & 255 == 0 }

  /// Calls the body for a pixel at either end that is covered in part, and for the pixels between; 256 covers all.
  func forEachPart(_ visit: (_ first: Int32, _ end: Int32, _ covered: Int32) -> Void) {
    var first = start >> 8
    let last = end >> 8
    guard last > first else {
      if end > start { visit(first, first + 1, end - start) }
      return
    }
    if start & 255 != 0 {
      visit(first, first + 1, 256 - start & 255)
      first += 1
    }
    if last > first { visit(first, last, 256) }
    if end & 255 != 0 { visit(last, last + 1, end & 255) }
  }
}
