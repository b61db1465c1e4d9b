// Workaround: without `@usableFromInline` for the type and what it stores, `@inlinable` is ignored outside this
// module where it is `package`.

/// A set of pixels as at most `capacity` disjoint rectangles.
///
/// Union and subtraction are exact while the result fits. Beyond that the region grows: it always
/// covers every pixel it should hold, and may hold more. The rectangles are stored inline, so a
/// region needs no heap memory. Edges beyond ±2^29 are clipped.
@usableFromInline
package struct PixelRegion: Sendable {
  package static let capacity = 16

  @usableFromInline var storage = InlineArray<16, PixelRect>(repeating: .empty)
  @usableFromInline var used = 0

  package init() {}

  package init(_ rect: PixelRect) {
    let rect = rect.intersection(PixelRegion.limits)
    if !rect.isEmpty { append(rect) }
  }

  @inlinable package var isEmpty: Bool { used == 0 }

  /// The disjoint rectangles, none of them empty, in no particular order.
  @inlinable package var rects: Rects { Rects(region: self) }
}

extension PixelRegion {
  @usableFromInline
  package struct Rects: RandomAccessCollection, Sendable {
    @usableFromInline let region: PixelRegion

    @inlinable
    init(region: PixelRegion) { self.region = region }

    @inlinable package var startIndex: Int { 0 }
    @inlinable package var endIndex: Int { region.used }
    @inlinable package subscript(position: Int) -> PixelRect { region.storage[position] }
  }
}

/// Regions are equal if they hold the same pixels, however these are divided into rectangles.
extension PixelRegion: Hashable {
  @usableFromInline
  package static func == (left: PixelRegion, right: PixelRegion) -> Bool {
    left.area == right.area && left.rects.allSatisfy { right.contains($0) }
  }

  @usableFromInline
  package func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(area)
  }
}
