/// A set of pixels as at most `capacity` disjoint rectangles.
///
/// Union and subtraction are exact while the result fits. Beyond that the region grows: it always
/// covers every pixel it should hold, and may hold more. The rectangles are stored inline, so a
/// region needs no heap memory. Edges beyond ±2^29 are clipped.
package struct PixelRegion: Sendable {
  package static let capacity = 16

  var storage = InlineArray<16, PixelRect>(repeating: .empty)
  var used = 0

  package init() {}

  package init(_ rect: PixelRect) { formUnion(rect) }

  package var isEmpty: Bool { used == 0 }

  /// The disjoint rectangles, none of them empty, in no particular order.
  package var rects: Rects { Rects(region: self) }
}

extension PixelRegion {
  package struct Rects: RandomAccessCollection, Sendable {
    let region: PixelRegion

    package var startIndex: Int { 0 }
    package var endIndex: Int { region.used }
    package subscript(position: Int) -> PixelRect { region.storage[position] }
  }
}

/// Regions are equal if they hold the same pixels, however these are divided into rectangles.
extension PixelRegion: Hashable {
  package static func == (left: PixelRegion, right: PixelRegion) -> Bool {
    left.area == right.area && left.rects.allSatisfy { right.contains($0) }
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(area)
  }
}
